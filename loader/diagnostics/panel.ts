import type { CheckResult } from './check';
import { type Finding, sortFindings } from './findings';
import css from './panel.css';

export type PanelState = CheckResult & {
  readonly version: string;
  readonly base: string;
  readonly isChecking: boolean;
};

type Child = Node | string;

function element(tag: string, ...children: readonly Child[]): HTMLElement {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}

const term = (name: string, text: string) => [element('dt', name), element('dd', text)];

const LEVELS = { problem: 'Problem', note: 'Note' } as const;

const entry = ({ level, id, expected, actual, fix }: Finding) =>
  element(
    'li',
    element('strong', `${LEVELS[level]}: ${id}`),
    element('dl', ...term('Expected', expected), ...term('Actual', actual), ...term('Fix', fix)),
  );

const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the summary line, which stays visible while the panel is closed. */
export function headline({ isChecking, findings }: Pick<PanelState, 'isChecking' | 'findings'>): string {
  if (isChecking) return 'Broker widgets: checking…';
  const problems = sortFindings(findings).filter(({ level }) => level === 'problem').length;
  return `Broker widgets: ${problems ? pluralise(problems, 'problem') : 'no problems'}`;
}

/**
 * Opens the panel and returns a function that renders a state into it. Inserts the panel after the body, because the
 * page's scripts may replace the body's content. Rendering preserves the focus and the panel's open state.
 */
export function openPanel(onRepeat: () => void) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];

  const region = element('section');
  region.className = 'panel';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', 'Diagnostics of the broker widgets');
  const summaryLine = element('span');
  summaryLine.setAttribute('role', 'status');
  const facts = element('p');
  const placementList = element('ul');
  const list = element('ul');
  const button = element('button', 'Check again') as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') onRepeat();
  });
  const body = element('div', facts, placementList, list, button);
  body.className = 'panel__body';
  // Focusable, so that the keyboard can scroll the panel's body.
  body.tabIndex = 0;
  const details = element('details', element('summary', summaryLine), body) as HTMLDetailsElement;
  details.open = true;
  region.append(details);
  shadow.append(region);
  document.documentElement.append(host);

  return (state: PanelState) => {
    const { version, base, placements, findings, isChecking } = state;
    summaryLine.textContent = headline(state);
    facts.textContent = `Version ${version} from ${base}. ${pluralise(placements.length, 'placeholder')}.`;
    placementList.replaceChildren(
      ...placements.map(({ name, where, status }) => element('li', `${name} in ${where}: ${status}`)),
    );
    list.replaceChildren(...sortFindings(findings).map(entry));
    // Not `disabled`, because the button would lose the focus.
    button.setAttribute('aria-disabled', `${isChecking}`);
  };
}
