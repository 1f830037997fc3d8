/** Fields of the quote form, each with the attribute of a suggested product that has the field's value. */
const FIELDS = [
  ['insurance_type', 'insuranceType'],
  ['type_of_insurance', 'typeOfInsurance'],
] as const;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in the form of Find My Cover with the first suggested product whenever the address names a result. Keeps what
 * the visitor has entered. A result links to the product's own form, which has the same values filled in. If the type
 * of insurance there is wrong, it links to this form.
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
      // Makes the form remove the error. Without an error, analytics would count the event as a use of the form.
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
