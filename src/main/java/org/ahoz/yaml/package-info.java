/**
 * YAML documents as trees that know where each part stands.
 *
 * <p>The main type is {@link org.ahoz.yaml.YamlNode}; {@link org.ahoz.yaml.Yaml} reads one. Scalars
 * stay the text that was written, so that neither {@code no} nor {@code 0-0} nor {@code 1} ever
 * turns into something else. What the keys mean is not known here.
 */
@NullMarked
package org.ahoz.yaml;

import org.jspecify.annotations.NullMarked;
