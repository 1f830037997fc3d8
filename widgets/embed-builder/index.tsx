/*
<div data-broker-widget="embed-builder" data-preview="embed/preview">
  <pre>The plain snippet</pre>
</div>
*/

import { CONTROLS_CSS } from '../shared/forms/controls-css';
import { attach, type Env, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { readBuildFacts } from './built';
import { EmbedBuilder } from './EmbedBuilder';
import css from './embed-builder.css';
import { OPTIONS } from './options';

/** Returns the URL of the preview page. Uses the default if the address isn't http or https, such as "javascript:…". */
function previewUrl(host: HTMLElement, env: Env): string {
  const { preview } = readOptions(host, env, OPTIONS);
  const url = URL.canParse(preview, env.base) && new URL(preview, env.base);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  env.warn(`data-preview="${preview}" is not an address of http or https`, OPTIONS.preview);
  return new URL(OPTIONS.preview, env.base).href;
}

export const mount: Mount = (host, env) => {
  const built = readBuildFacts(env.base).catch((error) => {
    env.warn(`${error}`, 'loader.js');
    return {};
  });
  return attach(host, CONTROLS_CSS + css, (prerendered) => (
    <EmbedBuilder
      preview={previewUrl(host, env)}
      source={{ base: env.base, api: env.api }}
      accent={env.accent}
      built={built}
      prerendered={prerendered}
    />
  ));
};
