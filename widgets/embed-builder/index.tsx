/*
<div data-broker-widget="embed-builder" data-preview="embed/preview">
  <pre>The plain snippet</pre>
</div>
*/

import { CONTROLS_CSS } from '../shared/forms/controls-css';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { readBuildFacts } from './built';
import { EmbedBuilder } from './EmbedBuilder';
import css from './embed-builder.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const built = readBuildFacts(env.base).catch((error) => {
    env.warn(`${error}`, 'loader.js');
    return {};
  });
  return attach(host, CONTROLS_CSS + css, (prerendered) => (
    <EmbedBuilder
      preview={new URL(readOptions(host, env, OPTIONS).preview, env.base).href}
      source={{ base: env.base, api: env.api }}
      accent={env.accent}
      built={built}
      prerendered={prerendered}
    />
  ));
};
