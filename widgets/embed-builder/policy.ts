import { type Choices, rowOf } from './choices';
import { loaderTag, type Source } from './snippet';

const originOf = (address: string) => new URL(address).origin;

/** Returns the Content-Security-Policy that a page needs: one policy for each way to embed the widget. */
export function policyLines(choices: Choices, { base, api }: Source): string {
  const ours = originOf(base);
  const origins = [...new Set([ours, originOf(api)])].join(' ');
  const pictures = rowOf(choices).pictures ? `; img-src ${originOf(api)}` : '';
  const rest = `connect-src ${origins}${pictures}`;
  const ways = [
    ['Script', `script-src ${ours}; ${rest}`],
    ['Script, by a nonce that its tag is given', `script-src 'nonce-…' 'strict-dynamic'; ${rest}`],
    ...(choices.widget === 'quote-form' ? [['iframe', `frame-src ${ours}; script-src ${ours}`]] : []),
  ];
  return ways.map(([way, directives]) => `# ${way}\nContent-Security-Policy: ${directives}\n`).join('\n');
}

/** Returns the tag of the pinned loader, with its checksum; undefined if the site has no pinned loader. */
export const integrityLines = (choices: Choices, source: Source) =>
  source.pinned && `${loaderTag({ ...choices, loading: 'pinned' }, source)}\n`;
