/**
 * The fields of the quote form that this script fills in. Each entry contains the field's name, and the key under which
 * the `dataset` of a suggested product's element stores the field's value.
 */
const FIELDS = [
  ['insurance_type', 'insuranceType'],
  ['type_of_insurance', 'typeOfInsurance'],
] as const;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in the quote form of Find My Cover, but keeps what the visitor has entered:
 * - If the URL's fragment is the id of a result (a section with suggested products), fills in the first of its
 * products.
 * - If the visitor clicks a link with `data-corporate`, fills in that link's product. The form on the product's own
 * page is for individuals, so the link leads to this form instead.
 */
export function fillFromAnswers(): void {
  const filled = new Map<string, string>();

  function fill(product: HTMLElement | null | undefined) {
    for (const [name, attribute] of FIELDS) {
      const value = product?.dataset[attribute];
      const field = document.querySelector<Field>(`#formdata [name=${name}]`);
      if (!value || !field) continue;
      // A form that changes its language translates the product's name in `value` and `defaultValue` alike.
      const ours = field instanceof HTMLInputElement ? field.defaultValue : filled.get(name);
      if (field.value && field.value !== ours) continue;
      field.value = value;
      filled.set(name, value);
      // This event makes the form remove the field's error and translate the product's name. Analytics doesn't count an
      // event with a `detail` as a use of the form.
      field.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: 'prefill' }));
      if (field instanceof HTMLInputElement) field.defaultValue = field.value;
    }
  }

  function fillFirst() {
    const result = document.getElementById(location.hash.slice(1))?.closest('section');
    fill(result?.querySelector<HTMLElement>('[data-type-of-insurance]'));
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-corporate]')) {
    link.addEventListener('click', () => fill(link.closest('li')));
  }
  fillFirst();
  addEventListener('hashchange', fillFirst);
}
