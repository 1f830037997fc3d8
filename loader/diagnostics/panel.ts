import type { Checked } from './check';
import { type Finding, sorted } from './findings';
import css from './panel.css';

export type Shown = Checked & {
  readonly version: string;
  readonly base: string;
  readonly isBusy: boolean;
};

type Child = Node | string;

function element(tag: string, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const term = (name: string, words: string) => [element('dt', name), element('dd', words)];

const LEVELS = { problem: 'Problem', note: 'Note' } as const;

const entry = ({ level, id, asked, came, todo }: Finding) =>
  element(
    'li',
    element('strong', `${LEVELS[level]}: ${id}`),
    element('dl', ...term('Asked', asked), ...term('Came', came), ...term('Do', todo)),
  );

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The one line that is seen while the panel is closed. */
export function headline({ isBusy, findings }: Pick<Shown, 'isBusy' | 'findings'>): string {
  if (isBusy) return 'Broker widgets: looking…';
  const problems = sorted(findings).filter(({ level }) => level === 'problem').length;
  return `Broker widgets: ${problems ? counted(problems, 'problem') : 'all is well'}`;
}

/**
 * Opens the panel, and gives what draws it: in a shadow root beside the body, which a script of the page may clear.
 * It keeps the focus and whether it is open.
 */
export function openPanel(onAgain: () => void) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];

  const region = element('section');
  region.className = 'panel';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', 'Diagnostics of the broker widgets');
  const line = element('span');
  line.setAttribute('role', 'status');
  const facts = element('p');
  const places = element('ul');
  const list = element('ul');
  const again = element('button', 'Look again') as HTMLButtonElement;
  again.type = 'button';
  again.addEventListener('click', () => {
    if (again.getAttribute('aria-disabled') !== 'true') onAgain();
  });
  const body = element('div', facts, places, list, again);
  body.className = 'panel__body';
  // Scrolled by keys too.
  body.tabIndex = 0;
  const details = element('details', element('summary', line), body) as HTMLDetailsElement;
  details.open = true;
  region.append(details);
  shadow.append(region);
  document.documentElement.append(host);

  return (shown: Shown) => {
    const { version, base, placed, findings, isBusy } = shown;
    line.textContent = headline(shown);
    facts.textContent = `Version ${version} from ${base}. ${counted(placed.length, 'placeholder')}.`;
    places.replaceChildren(
      ...placed.map(({ name, where, standing }) => element('li', `${name} in ${where}: ${standing}`)),
    );
    list.replaceChildren(...sorted(findings).map(entry));
    // Not `disabled`: the focus would be lost.
    again.setAttribute('aria-disabled', `${isBusy}`);
  };
}
