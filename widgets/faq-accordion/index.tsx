/*
<div data-broker-widget="faq-accordion" data-single>
  <details open id="lost-policy">
    <summary>What if I lose my policy document?</summary>
    <p>The insurer issues a duplicate.<br>It costs little or nothing.</p>
    <ul><li>Write to us<br>with the policy number</li></ul>
  </details>
</div>
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { FaqAccordion } from './FaqAccordion';
import css from './faq-accordion.css';
import { OPTIONS } from './options';
import { readItems } from './read-items';

export const mount: Mount = (host, env) => {
  // Read only once: later, `open` also reflects what the visitor has opened.
  const items = readItems(host);
  return attach(host, css, (prerendered) => {
    const { single, link } = readOptions(host, env, OPTIONS);
    return <FaqAccordion items={items} single={single !== 'false'} link={link} prerendered={prerendered} />;
  });
};
mount.readsMarkup = true;
