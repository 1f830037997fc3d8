/** Fields of the quote form, each with the `data-` attribute of a suggested product that has the field's value. */
const FIELDS = [
  ['insurance_type', 'insuranceType'],
  ['type_of_insurance', 'typeOfInsurance'],
] as const;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in the quote form of Find My Cover with the first suggested product whenever the URL's fragment names a result.
 * Keeps what the visitor has entered. Most suggestions link to the form on the product's own page, where the values are
 * already filled in. A suggestion with `data-corporate` links to the form of Find My Cover, since the form on the
 * product's own page has another type of insurance.
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
      // Makes the form remove the field's error. A field without an error gets no event: analytics would count it as a
      // use of the form.
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
