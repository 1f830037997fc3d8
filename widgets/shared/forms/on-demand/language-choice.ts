import { LANGUAGES, type Language, loadTranslation } from '../../runtime/language';

/** Key in the session's storage: the language that the visitor chose for the forms of our own pages. */
const KEY = 'broker-language';

const FAILED = 'This language could not be loaded. Please try again.';

/** Returns the language that the visitor chose on this page or an earlier one; undefined if there is none. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    return LANGUAGES.find((known) => known === stored);
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}

function storeChoice(language: Language) {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // As above.
  }
}

/**
 * Enables the choice of the form's language, which the page has beside the placeholder: radio buttons in a disabled
 * fieldset. The form changes once its texts have loaded, and keeps what was typed.
 */
export async function offerLanguages(host: HTMLElement, update: () => Promise<void>) {
  const choice = host.parentElement?.querySelector<HTMLFieldSetElement>('[data-form-languages]');
  if (!choice) return;
  const buttons = [...choice.querySelectorAll('input')];
  const status = choice.querySelector('[role=status]') as HTMLElement;
  let shown: Language = 'en';
  let wanted: Language = shown;

  function mark(language: Language) {
    for (const button of buttons) button.checked = button.value === language;
  }

  async function show(language: Language) {
    wanted = language;
    status.textContent = '';
    const isLoaded = language === 'en' || (await loadTranslation(language));
    // Another one has been chosen while this one was loading.
    if (language !== wanted) return;
    if (!isLoaded) {
      wanted = shown;
      mark(shown);
      status.textContent = FAILED;
      return;
    }
    shown = language;
    storeChoice(language);
    host.dataset.lang = language;
    await update();
  }

  choice.addEventListener('change', ({ target }) => show((target as HTMLInputElement).value as Language));
  choice.disabled = false;
  const chosen = chosenLanguage() ?? shown;
  // The browser may have restored another one.
  mark(chosen);
  if (chosen !== shown) await show(chosen);
}
