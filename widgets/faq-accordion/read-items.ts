/** A part of an answer: the text of a paragraph, or the items of a list. A newline is a line break. */
export type Block = string | readonly string[];

export type FaqItem = {
  readonly question: string;
  readonly answer: readonly Block[];
  /** The item opens if the URL's fragment equals its id. */
  readonly id?: string | undefined;
  readonly open?: boolean;
};

/** Class of the link to a question. The link isn't part of the answer. */
export const LINK = 'faq-accordion__link';

/** Returns a node's text as displayed: only `<br>` breaks a line. */
function linesOf(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  return [...node.childNodes].map(linesOf).join('');
}

const tidy = (lines: string) => lines.replace(/ *\n */g, '\n').trim();

function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = [];
  let run = '';
  const endRun = () => {
    blocks.push(tidy(run));
    run = '';
  };
  for (const child of parent.childNodes) {
    if (child.nodeName === 'SUMMARY' || (child as Element).className === LINK) continue;
    if (/^[UO]L$/.test(child.nodeName)) {
      endRun();
      blocks.push([...(child as Element).children].map((point) => tidy(linesOf(point))));
    } else if (/^(P|DIV)$/.test(child.nodeName)) {
      endRun();
      blocks.push(...blocksOf(child as Element));
    } else run += linesOf(child);
  }
  endRun();
  return blocks.filter((block) => block.length);
}

/**
 * Reads the questions and answers in `host`, which an author or the build has written. Keeps paragraphs, lists and line
 * breaks, but no other markup.
 */
export function readItems(host: Element): FaqItem[] {
  const found = [...host.querySelectorAll('details')];
  const summaries = [...host.querySelectorAll('details > summary')];
  if (!found.length || summaries.length < found.length) {
    throw Error(
      `faq-accordion: looked for <details> with a <summary> in the placeholder and found ${found.length} <details>, ${summaries.length} of them with a <summary>; put one <details><summary>Question</summary><p>Answer</p></details> there for each question`,
    );
  }
  return found.map((details, index) => ({
    question: tidy(linesOf(summaries[index] as Element)),
    answer: blocksOf(details),
    id: details.id || undefined,
    open: details.open,
  }));
}
