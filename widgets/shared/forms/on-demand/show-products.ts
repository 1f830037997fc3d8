import type { Texts } from '../../runtime/language';

type Translation = Texts['translation'];

const NAME = 'type_of_insurance';

/** The translation of the products' names that each form shows. Undefined for English. */
const shown = new WeakMap<HTMLFormElement, Translation>();

/**
 * Translates the products' names in the form's product field and in the field's suggestions. The English name follows
 * each translated name. The form still sends only the English name, so that the broker can read and filter leads by it.
 */
export function showProducts(host: HTMLElement, translation: Translation) {
  const form = (host.shadowRoot ?? host).querySelector('form');
  const field = form?.elements.namedItem(NAME);
  if (!form || !(field instanceof HTMLInputElement)) return;
  const before = shown.get(form);
  const nameOf = (text: string) => {
    const english = before?.englishProduct(text) ?? text;
    return translation?.productName(english) ?? english;
  };
  const value = nameOf(field.value);
  // Also translate `defaultValue`, which a reset of the form restores.
  field.defaultValue = nameOf(field.defaultValue);
  if (field.value !== value) field.value = value;
  for (const option of field.list?.querySelectorAll('option') ?? []) option.value = nameOf(option.value);
  if (!shown.has(form)) sendInEnglish(form, field);
  shown.set(form, translation);
}

function sendInEnglish(form: HTMLFormElement, field: HTMLInputElement) {
  form.addEventListener('formdata', ({ formData }) => {
    const sent = formData.get(NAME);
    if (sent !== null) formData.set(NAME, shown.get(form)?.englishProduct(`${sent}`) ?? sent);
  });
  // Translates a product that an attribute of the placeholder has filled in, because the attribute contains the English
  // name. Only the `input` events that prefilling fires have a `detail`.
  form.addEventListener('input', ({ target, detail }: UIEventInit & Event) => {
    if (target === field && detail) field.value = shown.get(form)?.productName(field.value) ?? field.value;
  });
}
