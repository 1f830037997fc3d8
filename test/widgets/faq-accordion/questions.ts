import { importForBuild } from '../../support/import-fresh';
import { createElement, prerender } from '../open-placeholder';

const { FaqAccordion } = await importForBuild<typeof import('../../../widgets/faq-accordion/FaqAccordion')>(
  'widgets/faq-accordion/FaqAccordion.tsx',
);

export const ITEMS = [
  {
    id: 'lost',
    question: 'What if I lose it?',
    answer: ['Tell us.\nThe same day.', 'It is free.'],
    open: true,
  },
  { id: 'who', question: 'Who pays?', answer: ['Nobody:', ['the broker\nat once', 'the insurer']] },
  { id: 'what is it', question: 'What is <it>?', answer: ['A & B'] },
] as const;

/** Markup as an author writes it by hand: with inline elements, and with line breaks that browsers collapse. */
export const FALLBACK = (attributes = '') => `<div data-broker-widget="faq-accordion" ${attributes}>
  <details open id="lost">
    <summary>What if I <b>lose</b>
      it?</summary>
    <p>Tell us.<br>
      The <em>same</em> day.</p>
    <div><p>It is free.</p></div>
  </details>
  <details id="who"><summary>Who pays?</summary>Nobody:
    <ul><li>the broker<br>at once</li><li>the <b>insurer</b></li></ul></details>
  <details id="what is it"><summary>What is &lt;it&gt;?</summary><p>A &amp; B</p></details>
</div>`;

export const PRERENDERED = (single = false, link = '') =>
  prerender(
    {
      'data-broker-widget': 'faq-accordion',
      ...(single && { 'data-single': '' }),
      ...(link && { 'data-link': link }),
    },
    createElement(FaqAccordion, { items: ITEMS, single, link, prerendered: true }),
  );
