/** A problem keeps the visitor from something; a note is worth knowing. Words in braces are filled in. */
type Row = {
  readonly level: 'problem' | 'note';
  readonly asked: string;
  readonly came: string;
  readonly todo: string;
};

/** All that can be found, a row each. */
export const FINDINGS = {
  csp: {
    level: 'problem',
    asked: '{address}',
    came: 'forbidden by {directive} of the Content-Security-Policy of this page',
    todo: 'Add {origin} to {wanted}. style-src needs nothing for us.',
  },
  'csp-report-only': {
    level: 'note',
    asked: '{address}',
    came: '{directive} of a policy that only reports would forbid it',
    todo: 'Before that policy is in force, add {origin} to {wanted}.',
  },
  'trusted-types': {
    level: 'problem',
    asked: 'HTML of the API, cleaned by DOMPurify',
    came: 'forbidden by {directive} of the Content-Security-Policy of this page',
    todo: 'Add dompurify to trusted-types; until then such text shows without its markup.',
  },
  'file-blocked': {
    level: 'problem',
    asked: '{address}',
    came: 'nothing: the connection was refused before any answer',
    todo: 'Look for an ad blocker, a proxy or a firewall that stops this address, or a server that is down.',
  },
  'file-blocked-as-script': {
    level: 'problem',
    asked: '{address}',
    came: 'its right bytes when asked for as data, but not as a script',
    todo: 'Look for an ad blocker or an extension that stops scripts of this address. If the widget stands by now, the network had failed.',
  },
  'file-changed': {
    level: 'problem',
    asked: '{address}',
    came: 'a file ({type}) whose bytes are not those that were built',
    todo: 'Look for what rewrites scripts on their way: an optimiser, a proxy, a virus scanner, a CDN that minifies. Else deploy the files again.',
  },
  'file-missing': {
    level: 'problem',
    asked: '{address}',
    came: 'status {status}',
    todo: 'Deploy all files of the build, and keep those of the last one for as long as loader.js may be cached.',
  },
  'file-cors': {
    level: 'problem',
    asked: '{address}',
    came: 'an answer that this page may not read',
    todo: 'Let the server of the files send Access-Control-Allow-Origin: * for widgets/ and data/.',
  },
  'api-unreachable': {
    level: 'problem',
    asked: 'POST {address}',
    came: 'nothing: no connection',
    todo: 'Is the address right, the server up, and no ad blocker or firewall in between?',
  },
  'api-mixed': {
    level: 'problem',
    asked: 'POST {address}',
    came: 'nothing: a page of https may not call an address of http',
    todo: 'Give data-api an address of https.',
  },
  'api-cors': {
    level: 'problem',
    asked: 'POST {address} from {page}',
    came: 'an answer that this page may not read',
    todo: 'Let the API send Access-Control-Allow-Origin: {page} (or *), with errors too.',
  },
  'api-address': {
    level: 'problem',
    asked: 'POST {address}',
    came: 'status {status}',
    todo: 'No such script there: correct data-api, which is the address before "{path}".',
  },
  'api-no-json': {
    level: 'problem',
    asked: 'POST {address}',
    came: 'status {status} and {type}, not JSON with "success"',
    todo: 'Correct data-api if that is a page of another kind; else look for an error that the script prints.',
  },
  'api-broken': {
    level: 'problem',
    asked: 'POST {address}',
    came: 'status {status}',
    todo: 'The script fails: its server has a log of it.',
  },
  'old-copy': {
    level: 'problem',
    asked: 'one copy of the loader',
    came: '{version} from {address}, while {running} runs, the first on this page',
    todo: 'Keep one tag, of the newest version.',
  },
  'two-tags': {
    level: 'note',
    asked: 'one copy of the loader',
    came: '{count} tags',
    todo: 'One is enough for any number of placeholders; the others only hand over to it.',
  },
  outdated: {
    level: 'note',
    asked: 'the loader of today',
    came: '{running} runs, {address} holds {version}',
    todo: 'A cache holds the older one: reload without it. A tag that names a version stays with it until you change it.',
  },
  'no-placeholder': {
    level: 'problem',
    asked: 'elements with data-broker-widget',
    came: 'none on this page',
    todo: 'Put <div data-broker-widget="quote-form"></div> where the form should stand.',
  },
  'wrong-attribute': {
    level: 'problem',
    asked: '{attribute} on {where}',
    came: 'no attribute that anything reads',
    todo: 'Write {nearest}.',
  },
  'wrong-name': {
    level: 'problem',
    asked: 'data-broker-widget="{name}" on {where}',
    came: 'no such widget',
    todo: 'Write {nearest}. There are: {names}.',
  },
  'wrong-option': {
    level: 'problem',
    asked: '{attribute} on {where}',
    came: 'no option of {name}: it is not read',
    todo: 'Write {nearest}.',
  },
  'other-attributes': {
    level: 'note',
    asked: '{attributes} on {where}',
    came: 'no options of {name}: they are not read',
    todo: 'Nothing, if they are for a script of yours. The options are: {options}.',
  },
  'wrong-value': {
    level: 'problem',
    asked: 'a value of {name} on {where}',
    came: '{words}',
    todo: 'Correct the value, or leave the attribute out.',
  },
  'wrong-style': {
    level: 'problem',
    asked: '{property}: {value}, for {name} on {where}',
    came: 'no value of {kind}: the default is used',
    todo: 'Give {property} what {kind} would take.',
  },
  'no-shadow': {
    level: 'problem',
    asked: '{name} in {where}',
    came: 'an element of this kind cannot hold a widget',
    todo: 'Put the placeholder on a <div>.',
  },
  'widget-failed': {
    level: 'problem',
    asked: '{name} in {where}',
    came: '{words}',
    todo: 'If no finding above explains it, send us this line with the address of the page.',
  },
  'widget-slow': {
    level: 'problem',
    asked: '{name} in {where}',
    came: 'nothing for {seconds} s',
    todo: 'A connection hangs: look at the network panel for files of {base}',
  },
  waited: {
    level: 'note',
    asked: '{name} in {where}',
    came: 'it waited until it is near the screen; this check has mounted it',
    todo: 'Nothing. data-when="now" or "idle" would not wait.',
  },
  hidden: {
    level: 'problem',
    asked: '{name} in {where}',
    came: 'it has no box: display: none on {hider}',
    todo: 'It mounts once it is shown; data-when="idle" mounts it before.',
  },
  'no-width': {
    level: 'problem',
    asked: '{name} in {where}',
    came: 'a box that is 0 px wide',
    todo: 'Give the placeholder, or what it stands in, a width: a flex or grid item may need width: 100%.',
  },
  'file-page': {
    level: 'problem',
    asked: 'a page from a server',
    came: 'file://',
    todo: 'Browsers give such a page no origin of its own: look at it through a server, if only on this machine.',
  },
  'opaque-origin': {
    level: 'note',
    asked: 'a page with an origin',
    came: 'a sandboxed frame without allow-same-origin: its origin is "null" and it has no storage',
    todo: 'Add allow-same-origin to the frame, unless the API allows any origin and nothing need be remembered.',
  },
  'no-forms': {
    level: 'problem',
    asked: 'to send a form',
    came: 'a sandboxed frame without allow-forms: the button does nothing',
    todo: 'Add allow-forms to the frame.',
  },
  'no-storage': {
    level: 'note',
    asked: '{storage}',
    came: '{words}',
    todo: 'Nothing: the form works. What was seen and listed before is not remembered.',
  },
} as const satisfies Record<string, Row>;

export type FindingId = keyof typeof FINDINGS;
export type Finding = Row & { readonly id: FindingId; readonly element?: Element | undefined };

/** A row with its words filled in. */
export function finding(
  id: FindingId,
  facts: Readonly<Record<string, unknown>> = {},
  element?: Element,
): Finding {
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (_, name) => `${facts[name] ?? 'unknown'}`);
  const { level, asked, came, todo } = FINDINGS[id];
  return { id, level, asked: fill(asked), came: fill(came), todo: fill(todo), element };
}

/** The same thing found twice, or for two placeholders, is told once; problems before notes. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const told = new Map(findings.map((found) => [`${found.id} ${found.asked} ${found.came}`, found] as const));
  const rank = ({ level }: Finding) => (level === 'problem' ? 0 : 1);
  return [...told.values()].sort((a, b) => rank(a) - rank(b));
}
