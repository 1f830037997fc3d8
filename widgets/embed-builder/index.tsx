/*
<div data-broker-widget="embed-builder" data-preview="embed/preview">
  <pre>The plain snippet</pre>
</div>
*/

import { parseUrl } from '../contract/parse-url';
import { CONTROLS_CSS } from '../shared/forms/controls-css';
import { attach, type Env, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { readBuildFacts } from './built';
import { EmbedBuilder } from './EmbedBuilder';
import css from './embed-builder.css';
import linkPanelCss from './link-panel.css';
import { OPTIONS } from './options';

/**
 * Returns the URL of the page that an option specifies. If the option's value isn't an http or https address (for
 * example "javascript:…"), warns and uses the option's default.
 */
function pageUrl(name: keyof typeof OPTIONS, host: HTMLElement, env: Env): string {
  const address = readOptions(host, env, OPTIONS)[name];
  const url = parseUrl(address, env.base);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  env.warn(`data-${name}="${address}" is not an address of http or https`, OPTIONS[name]);
  return new URL(OPTIONS[name], env.base).href;
}

/**
 * Returns the address at which partners ask for an ID. If `data-ask` is only a fragment, returns the fragment. The
 * prerendered link has the fragment as its `href`, and hydration doesn't correct an `href` that differs.
 */
const askUrl = (host: HTMLElement, env: Env) =>
  host.dataset.ask?.startsWith('#') ? host.dataset.ask : pageUrl('ask', host, env);

export const mount: Mount = (host, env) => {
  const built = readBuildFacts(env.base).catch((error) => {
    env.warn(`${error}`, 'loader.js');
    return {};
  });
  return attach(host, CONTROLS_CSS + css + linkPanelCss, (prerendered) => (
    <EmbedBuilder
      preview={pageUrl('preview', host, env)}
      ask={askUrl(host, env)}
      broker={env.broker}
      source={{ base: env.base, api: env.api }}
      accent={env.accent}
      built={built}
      prerendered={prerendered}
    />
  ));
};
