import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Choices } from './choices';
import { COPY } from './copy';
import { copyText } from './copy-text';
import { codeOf, descriptionOf, KINDS, type Kind } from './kinds';
import { QrCode } from './QrCode';
import type { Source } from './snippet';

const tabId = (kind: Kind) => `embed-builder-tab-${kind}`;
const PANEL = 'embed-builder-panel';

/** The snippet in each of its kinds, one per tab: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Output({ choices, source }: { readonly choices: Choices; readonly source: Source }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('script');
  const [status, setStatus] = useState('');
  const code = codeOf(kind, choices, source);

  // The status is about the previous code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for each code
  useEffect(() => setStatus(''), [code]);

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
  const copy = async () => {
    if (!field.current) return;
    setStatus('');
    setStatus((await copyText(field.current)) ? COPY.copied : COPY.selected);
  };

  return (
    <div className="embed-builder__output">
      <p className="embed-builder__plain">{COPY.noScript}</p>
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
        {code !== undefined && (
          <textarea
            ref={field}
            className="embed-builder__code"
            aria-label={COPY.tabs[kind]}
            rows={kind === 'link' ? 4 : 11}
            spellCheck={false}
            readOnly
            value={code}
          />
        )}
        {kind === 'link' && code !== undefined && <QrCode text={code} />}
        {code !== undefined && (
          <button className="broker-button" type="button" onClick={copy}>
            {COPY.copy}
          </button>
        )}
        <p className="embed-builder__said" role="status">
          {status}
        </p>
      </div>
    </div>
  );
}
