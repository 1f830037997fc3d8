import { type KeyboardEvent, useRef, useState } from 'react';
import { Code } from './Code';
import type { Choices } from './choices';
import { COPY } from './copy';
import { codeOf, descriptionOf, KINDS, type Kind } from './kinds';
import type { Source } from './snippet';
import { WordpressPlugin } from './WordpressPlugin';

const tabId = (kind: Kind) => `embed-builder-tab-${kind}`;
const PANEL = 'embed-builder-panel';

/** Renders tabs, each with one kind of snippet: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Output({ choices, source }: { readonly choices: Choices; readonly source: Source }) {
  const list = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('script');
  const code = codeOf(kind, choices, source);

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const [index, last] = [KINDS.indexOf(kind), KINDS.length - 1];
    const target = {
      ArrowRight: index < last ? index + 1 : 0,
      ArrowLeft: index > 0 ? index - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setKind(KINDS[target] as Kind);
    (list.current?.children[target] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className="embed-builder__output">
      <div className="embed-builder__tabs" role="tablist" aria-label={COPY.kinds} ref={list}>
        {KINDS.map((each) => (
          <button
            key={each}
            id={tabId(each)}
            className="embed-builder__tab"
            type="button"
            role="tab"
            aria-selected={each === kind}
            aria-controls={PANEL}
            tabIndex={each === kind ? 0 : -1}
            onClick={() => setKind(each)}
            onKeyDown={onKeyDown}
          >
            {COPY.tabs[each]}
          </button>
        ))}
      </div>
      <div className="embed-builder__panel" id={PANEL} role="tabpanel" aria-labelledby={tabId(kind)}>
        <p className="embed-builder__about">{descriptionOf(kind, code)}</p>
        {code !== undefined && <Code label={COPY.tabs[kind]} text={code} rows={kind === 'link' ? 4 : 11} />}
        {kind === 'wordpress' && <WordpressPlugin choices={choices} base={source.base} />}
      </div>
    </div>
  );
}
