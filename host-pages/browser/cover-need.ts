import { asciiDigits } from '../../widgets/contract/field-rules';
import type { CoverNeedKind } from '../records/cover-need';

const AMOUNT_ERROR = 'Enter an amount, such as 12,50,000 or 12.5 lakh';
/** Largest accepted amount: 11 digits, less than ten thousand crore. */
const MAX_AMOUNT = 99_999_999_999;
const MAX_YEARS = 60;

/** Start of the line that is added to the message in the quote form. */
export const LINE_START = 'How much cover I need:';
export const CALCULATE = 'Work it out';
export const ADD = 'Add this to my request';
export const ADDED = 'Added to your request';
export const NO_ROOM =
  'There is no room for this in your request. Shorten what you wrote there, then press again.';
export const SENT = 'You have already sent your request. Start another one below, then press again.';
export const ENOUGH = 'Your savings are as large as the need, or larger.';

type Field = {
  readonly label: string;
  readonly optional?: true;
  readonly min?: number;
  readonly max?: number;
  readonly error?: string;
};

/** Writes an amount in rupees. */
type Money = (amount: number) => string;

type Formula<Name extends string> = {
  readonly fields: Readonly<Record<Name, Field>>;
  readonly sumOf: (amounts: Readonly<Record<Name, number>>) => number;
  /** Returns the calculation as text, without its result. `money` writes an amount. */
  readonly inWords: (amounts: Readonly<Record<Name, number>>, money: Money) => string;
};

const formula = <Name extends string>(of: Formula<Name>) => of;

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 });

/** Returns "₹12,50,000" for 1250000. */
export const rupees: Money = (amount) => `₹${INDIAN.format(amount)}`;

/**
 * Returns "12.5 lakh rupees" for 1250000, and never rounds. For screen readers: English voices of espeak-ng say "twelve
 * fifty thousand" for "12,50,000", and the tables of liblouis for braille have no "₹".
 */
const spokenRupees: Money = (amount) => {
  if (amount < LAKH) return `${INDIAN.format(amount)} rupees`;
  return amount < CRORE
    ? `${INDIAN.format(amount / LAKH)} lakh rupees`
    : `${INDIAN.format(amount / CRORE)} crore rupees`;
};

export const FORMULAS = {
  life: formula({
    fields: {
      income: { label: 'Your yearly income in rupees', min: 1 },
      years: {
        label: 'Years your family needs it',
        min: 1,
        max: MAX_YEARS,
        error: `Enter a number of years from 1 to ${MAX_YEARS}`,
      },
      loans: { label: 'Loans in rupees', optional: true },
      savings: { label: 'Savings in rupees', optional: true },
    },
    sumOf: ({ income, years, loans, savings }) => income * years + loans - savings,
    inWords: ({ income, years, loans, savings }, money) =>
      `Income ${money(income)} × ${years} years + loans ${money(loans)} − savings ${money(savings)}`,
  }),
  property: formula({
    fields: {
      stock: { label: 'Value of the stock in rupees' },
      machinery: { label: 'Value of the machinery in rupees', optional: true },
    },
    sumOf: ({ stock, machinery }) => stock + machinery,
    inWords: ({ stock, machinery }, money) => `Stock ${money(stock)} + machinery ${money(machinery)}`,
  }),
} as const satisfies Record<CoverNeedKind, unknown>;

/**
 * Returns the amount in typed text, such as "₹ 12,50,000/-", "12.5 lakh" or "1cr". The digits may be those of any
 * writing system. Returns undefined if the text is not an amount.
 */
export function readAmount(typed: string): number | undefined {
  const amount = asciiDigits(typed)
    .replace(/[\s,]/g, '')
    .replace(/^(?:₹|rs\.?)/i, '')
    .replace(/(\.00?)?(\/-)?$/, '');
  if (/^\d+$/.test(amount)) return +amount;
  const [, number, lakh] = /^(\d+(?:\.\d+)?)(?:(l|lakhs?|lacs?)|cr|crores?)$/i.exec(amount) ?? [];
  return number ? Math.round(+number * (lakh ? LAKH : CRORE)) : undefined;
}

/** Sets properties, not attributes: ARIA needs setAttribute, because Firefox before 119 has no properties for it. */
function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
) {
  const element = document.createElement(tag);
  Object.assign(element, props);
  element.append(...children);
  return element;
}

function createField(
  name: string,
  { label, optional, min = 0, max = MAX_AMOUNT, error = AMOUNT_ERROR }: Field,
) {
  const id = `cover-need-${name}`;
  const input = create('input', {
    id,
    className: 'broker-field__control',
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength: 30,
  });
  // Not `required`: Firefox would say "invalid entry" at an empty field before anything is typed.
  if (!optional) input.setAttribute('aria-required', 'true');
  const message = create('p', { id: `${id}-error`, className: 'broker-field__error', textContent: error });
  const field = create(
    'div',
    { className: 'broker-field' },
    create('label', {
      className: 'broker-field__label',
      htmlFor: id,
      textContent: optional ? `${label} (optional)` : label,
    }),
    input,
  );

  function clearError() {
    message.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
  input.addEventListener('input', clearError);

  /** Returns the typed amount. If it is missing or invalid, shows an error beside the field and returns undefined. */
  function read(): number | undefined {
    clearError();
    const amount = optional && !input.value.trim() ? 0 : readAmount(input.value);
    if (amount !== undefined && amount >= min && amount <= max) return amount;
    // The keyboard for numbers has no letters, and so the example in the error could not be typed.
    if (error === AMOUNT_ERROR) input.inputMode = 'text';
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', message.id);
    field.append(message);
    return undefined;
  }
  return { name, field, input, read };
}

/**
 * Returns a function that adds a line to the message in the page's quote form. Each new line replaces the line that the
 * function added before.
 */
function createRequest() {
  let added = '';
  /** Returns an error message if the line could not be added. */
  return function add(line: string): string | undefined {
    const query = document.querySelector<HTMLTextAreaElement>('#formdata textarea[name=message]');
    if (!query || query.closest('[data-phase=sent]')) return SENT;
    const typed = query.value.trimEnd();
    const value =
      added && typed.includes(added) ? typed.replace(added, () => line) : typed + (typed && '\n') + line;
    if (value.length > query.maxLength) return NO_ROOM;
    added = line;
    query.value = value;
    query.dispatchEvent(new Event('input', { bubbles: true }));
    query.scrollIntoView({ block: 'center' });
    query.focus({ preventScroll: true });
    return undefined;
  };
}

/**
 * Adds a form to `need` that asks for the formula's amounts and calculates the result. What the visitor types leaves
 * the page only if the visitor adds the result to the quote request and sends the request.
 * @param need the element of templates/blocks/CoverNeed.tsx
 */
export function askAmounts(need: HTMLElement): void {
  const { fields, sumOf, inWords }: Formula<string> = FORMULAS[need.dataset.coverNeed as CoverNeedKind];
  const controls = Object.entries(fields).map(([name, field]) => createField(name, field));
  const result = create('output', {});
  const status = create('span', {});
  status.setAttribute('role', 'status');
  const add = create('button', { type: 'button', className: 'btn', textContent: ADD });
  const addToRequest = createRequest();
  let line = '';

  add.addEventListener('click', () => {
    // Clear the status first: otherwise screen readers would not announce the same text a second time.
    status.textContent = '';
    status.textContent = addToRequest(line) ?? ADDED;
  });

  const form = create(
    'form',
    { className: 'stack', noValidate: true },
    ...controls.map(({ field }) => field),
    create('button', { className: 'btn btn-outline', textContent: CALCULATE }),
    result,
    status,
  );
  form.addEventListener('input', () => {
    result.textContent = '';
    status.textContent = '';
    add.remove();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const read = controls.map((control) => ({ ...control, amount: control.read() }));
    const wrong = read.find(({ amount }) => amount === undefined);
    if (wrong) return wrong.input.focus();
    const amounts = Object.fromEntries(read.map(({ name, amount = 0 }) => [name, amount]));
    const sum = sumOf(amounts);
    const calculationIn = (money: Money) => `${inWords(amounts, money)} = ${money(Math.max(0, sum))}`;
    const why = sum > 0 ? '' : `. ${ENOUGH}`;
    line = `${LINE_START} ${calculationIn(rupees)}`;
    const shown = create('span', { textContent: calculationIn(rupees) + why });
    shown.setAttribute('aria-hidden', 'true');
    const heard = create('span', {
      className: 'hidden-text',
      textContent: calculationIn(spokenRupees) + why,
    });
    result.replaceChildren(shown, heard);
    result.after(add);
  });
  need.append(form);
}
