import type { Page } from 'playwright-core';
import { ENDS_IN_WORD, STARTS_WITH_WORD } from './joined-words';

type AxNode = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly childIds?: readonly string[];
};

/**
 * Returns the places where words of two elements are joined in the text that Chromium gives to a screen reader, such as
 * `heading: Our policies|Sample` (`|` is the place). The cause is a flex or grid container, which drops the space
 * between the elements.
 */
export async function wordsJoinedInSpeech(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: AxNode): AxNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      return child.ignored ? childrenOf(child) : [child];
    });
  const textOf = (node: AxNode | undefined) =>
    node?.role?.value === 'StaticText' ? (node.name?.value ?? '') : '';
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'StaticText')
    .flatMap((node) => {
      const texts = childrenOf(node).map(textOf);
      return texts.slice(1).flatMap((text, at) => {
        const before = texts[at] ?? '';
        const isJoined = ENDS_IN_WORD.test(before) && STARTS_WITH_WORD.test(text);
        return isJoined ? [`${node.role?.value}: ${before.slice(-30)}|${text.slice(0, 30)}`] : [];
      });
    });
}
