/** Fields of the quote form, and the attribute of a suggested product that has the value of each. */
const FIELDS = [
  ['insurance_type', 'insuranceType'],
  ['type_of_insurance', 'typeOfInsurance'],
] as const;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills the form of Find My Cover with the first product that the answers lead to, whenever the address names a result. What the
 * visitor has entered stays. The results lead to the products' own forms, in which the same is filled in, or to this one, if the
 * type there is wrong.
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
      // The form removes the error. Without one the event would only be reported as a use of the form.
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
