import { canonicalCity, canonicalState, cityAliases, stateAliases } from '../contract/places/canonical-place';

type Control = HTMLInputElement | HTMLSelectElement;
type CitiesByState = Readonly<Record<string, readonly string[]>>;

/** Maximum number of options in a select. Chromium's autofill ignores a select with more options (kMaxListSize). */
const MAX_OPTIONS = 512;
/**
 * The other names of all states. A two-letter code appears in both its forms: IN-TG (ISO 3166-2) and TG (number
 * plates).
 */
const STATE_OPTIONS = [...stateAliases.values()].map((names) =>
  names.flatMap((name) => (/^[A-Z]{2}$/.test(name) ? [name, `IN-${name}`] : name)),
);
/**
 * Style sheet that hides an element visually, but not from screen readers. The hidden element announces replaced names.
 */
const UNSEEN = ':host{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}';

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;

const isFocused = (control: Element) =>
  (control.getRootNode() as Document | ShadowRoot).activeElement === control;

function isAutofilled(form: HTMLFormElement): boolean {
  try {
    return form.querySelector(':autofill') !== null;
  } catch {
    // Browser engines before 2021 don't support this selector.
    return false;
  }
}

/** Adds hidden options for names that autofill may use: autofill can choose only among the options of a select. */
function offer(select: HTMLSelectElement, names: Iterable<readonly string[]>) {
  const free = Math.max(0, MAX_OPTIONS - select.options.length);
  // Append all options at once: with each further call, the browser reads the whole list again.
  select.append(
    ...[...names]
      .flat()
      .slice(0, free)
      .map((name) =>
        Object.assign(document.createElement('option'), {
          value: name,
          text: name,
          hidden: true,
          // Keep browsers from translating the name.
          className: 'notranslate',
        }),
      ),
  );
}

const offered = (select: HTMLSelectElement) => select.querySelectorAll('option[hidden]');

/**
 * Returns the name that a state or city has in the form's lists. `value` may be any name of the place. Returns
 * undefined for unknown names.
 * @param name name of the field, `state` or `city`
 * @param cities the cities of `state`
 */
export const listedName = (
  name: string,
  value: string,
  state: string,
  cities: readonly string[] | undefined,
): string | undefined =>
  name === 'state'
    ? canonicalState(value)
    : name === 'city' && cities
      ? canonicalCity(value, state, cities)
      : undefined;

const watched = new WeakMap<HTMLFormElement, (cities: CitiesByState) => void>();

/**
 * Replaces names of cities and states in a placeholder's form with the names in the form's lists. Replaces a typed name
 * when the visitor leaves the field, a name from autofill or prefill immediately, and all names before the form is
 * sent. Call this function again whenever the cities are requested again.
 */
export async function watchPlaces(
  host: HTMLElement,
  loading: Promise<CitiesByState | undefined>,
): Promise<void> {
  const form = (host.shadowRoot ?? host).querySelector('form');
  if (!form) return;
  if (!watched.has(form)) watched.set(form, watchForm(form));
  const cities = await loading;
  if (cities) watched.get(form)?.(cities);
}

/**
 * Makes a form replace any other name of a city or state with the name in the form's list. Also adds the other names to
 * the lists as hidden options, since autofill can choose only options. Returns a function to call with the cities once
 * they have loaded.
 */
function watchForm(form: HTMLFormElement): (cities: CitiesByState) => void {
  let lists: CitiesByState = {};
  const spoken = document.createElement('span');
  spoken.setAttribute('aria-live', 'polite');
  // The element gets its styles from a constructed sheet in a shadow root: CSP doesn't block such a sheet, and the
  // page's styles don't reach it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(UNSEEN);
  const root = spoken.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(document.createElement('slot'));
  form.append(spoken);

  const settle = (control: Control | null) => {
    if (!control?.value) return;
    // A visible option already has the name in the list.
    if (control instanceof HTMLSelectElement && !control.selectedOptions[0]?.hidden) return;
    const state = controlOf(form, 'state')?.value ?? '';
    const found = listedName(control.name, control.value, state, lists[state]);
    if (!found || found === control.value) return;
    control.value = found;
    // Announce the new value only for an input. For a select, screen readers read the value themselves when the select
    // has the focus.
    if (control instanceof HTMLInputElement)
      spoken.textContent = `${control.labels?.[0]?.textContent?.trim()}: ${found}`;
  };
  const settleAll = () => {
    for (const name of ['state', 'city']) settle(controlOf(form, name));
  };

  const addOptions = () => {
    // Safari's lists also show hidden options. Only Safari supports this font.
    if (CSS.supports('font', '-apple-system-body')) return;
    const [state, city] = [controlOf(form, 'state'), controlOf(form, 'city')];
    if (state instanceof HTMLSelectElement && !offered(state).length) offer(state, STATE_OPTIONS);
    if (!state || !(city instanceof HTMLSelectElement) || city.dataset.names === state.value) return;
    for (const option of offered(city)) option.remove();
    // A list without cities waits for a state, or for its cities.
    if (city.length < 2 || !isAutofilled(form)) return;
    city.dataset.names = state.value;
    offer(city, cityAliases(state.value).values());
  };

  // The listeners run in the capture phase, so that they replace the names before the form reads the values.
  form.addEventListener(
    'input',
    ({ target }) => {
      const control = target as Control;
      if (control.name === 'state' || !isFocused(control)) settle(control);
    },
    true,
  );
  form.addEventListener('focusout', ({ target }) => settle(target as Control), true);
  form.addEventListener('submit', settleAll, true);
  form.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('[name=submit]') && settleAll(),
    true,
  );
  new MutationObserver(addOptions).observe(form, { childList: true, subtree: true });
  addOptions();
  return (cities) => {
    lists = cities;
    // The visitor may have typed the city before the cities loaded, or before scripts ran.
    const city = controlOf(form, 'city');
    if (city && !isFocused(city)) settle(city);
  };
}
