import { isVehicle } from '../../../contract/more-fields';

const watched = new WeakSet<HTMLFormElement>();

/**
 * Shows a form's questions about a vehicle only while its type of insurance is about vehicles. Hidden questions are
 * disabled, so that their answers are not sent.
 */
export function watchVehicle(form: HTMLFormElement | null) {
  const questions = form?.querySelector<HTMLFieldSetElement>('[data-vehicle]');
  if (!form || !questions) return;
  const update = () => {
    const product = form.elements.namedItem('type_of_insurance') as HTMLInputElement;
    questions.hidden = questions.disabled = !isVehicle(product.value);
  };
  update();
  if (watched.has(form)) return;
  watched.add(form);
  form.addEventListener('input', update);
  form.addEventListener('reset', () => setTimeout(update));
  // Also update on `click`, because the browser may have restored the product without an event. The click that unfolds
  // the optional questions updates them before they are visible, so nothing in view moves.
  form.addEventListener('click', update);
}
