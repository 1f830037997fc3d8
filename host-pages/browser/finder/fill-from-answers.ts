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
      if (!value || !field || (field.value && field.value !== filled.get(name))) continue;
      field.value = value;
      filled.set(name, value);
      // This event makes the form remove the field's error. Fields without an error get no event, since analytics would
      // count it as a use of the form.
      if (field.matches('[aria-invalid=true]')) field.dispatchEvent(new Event('input', { bubbles: true }));
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
