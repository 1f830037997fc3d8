/*
<div data-broker-widget="paged-cards" data-rule="services" data-label="Services">
  <ul>
    <li>A card: any markup</li>
  </ul>
</div>
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { OPTIONS } from './options';
import { PagedCards } from './PagedCards';
import css from './paged-cards.css';

/**
 * Makes the row snap to the page's own cards, which the shadow root's style sheet can't select. Returns a function that
 * restores their styles.
 */
function snapCards(cards: readonly HTMLElement[]) {
  const before = cards.map(({ style }) => style.scrollSnapAlign);
  for (const { style } of cards) style.scrollSnapAlign = 'start';
  return () => {
    for (const [index, { style }] of cards.entries()) style.scrollSnapAlign = before[index] as string;
  };
}

export const mount: Mount = (host, env) => {
  const list = host.querySelector('ul');
  const cards = [...(list?.children ?? [])] as HTMLElement[];
  if (!cards[0]) {
    throw Error(
      'paged-cards: looked for a <ul> with <li> cards in the placeholder and found none; put one there',
    );
  }
  const mounted = attach(host, css, (prerendered) => (
    <PagedCards {...readOptions(host, env, OPTIONS)} cards={cards.length} prerendered={prerendered} />
  ));
  const undo = host.shadowRoot ? snapCards(cards) : undefined;
  return {
    ...mounted,
    unmount() {
      undo?.();
      mounted.unmount();
    },
  };
};
mount.readsMarkup = true;
