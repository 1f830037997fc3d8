import { chosenLanguage, LANGUAGE_EVENT, LANGUAGE_KEY } from '../../runtime/chosen-language';
import { ENGLISH, type Language, languageOf, loadTranslation } from '../../runtime/language';
import { showPageTexts } from './show-page-texts';
import { showProducts } from './show-products';

const FAILED = 'This language could not be loaded. Please try again.';

function storeChoice(language: Language) {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  document.dispatchEvent(new Event(LANGUAGE_EVENT));
}

/**
 * Handles a page that is written in a language other than English: translates the products' names in the form, and
 * stores the page's language, which the visitor chose by opening the page. When the visitor follows a link to another
 * language version of the page, stores the language of that version.
 */
async function followPage(host: HTMLElement) {
  const language = languageOf(host);
  if (language === 'en') return;
  showProducts(host, await loadTranslation(language));
  const store = () => storeChoice(language);
  // A page that the browser prerenders may never be shown, and what it stores before that is lost.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', store, { once: true });
  else store();
  document.querySelector('.versions')?.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest('a')?.lang;
    if (chosen) storeChoice(chosen as Language);
  });
}

/**
 * Enables the language choice beside the placeholder: radio buttons in a disabled fieldset of the page. When the
 * visitor chooses a language and its texts have loaded, the form and the parts of the page around it change their
 * language. The form keeps what the visitor typed.
 */
export async function offerLanguages(host: HTMLElement, update: () => Promise<void>) {
  const choice = host.parentElement?.querySelector<HTMLFieldSetElement>('[data-form-languages]');
  if (!choice) return followPage(host);
  const buttons = [...choice.querySelectorAll('input')];
  const status = choice.querySelector('[role=status]') as HTMLElement;
  let shown: Language = 'en';
  let wanted: Language = shown;

  function mark(language: Language) {
    for (const button of buttons) button.checked = button.value === language;
  }

  /** Changes the language of the form and the page. Resolves to true if the form then shows this language. */
  async function change(language: Language): Promise<boolean> {
    const translation = await loadTranslation(language);
    if (language !== 'en' && !translation) return false;
    // Do nothing if the visitor has chosen another language while this one was loading.
    if (language !== wanted) return false;
    host.dataset.lang = language;
    try {
      await update();
    } catch (error) {
      console.error(error);
      return false;
    }
    showProducts(host, translation);
    showPageTexts({ language, translation });
    shown = language;
    return true;
  }

  async function show(language: Language) {
    wanted = language;
    status.textContent = '';
    const isShown = await change(language);
    if (language !== wanted) return;
    if (isShown) return storeChoice(language);
    wanted = shown;
    if (shown === 'en') delete host.dataset.lang;
    else host.dataset.lang = shown;
    mark(shown);
    status.textContent = FAILED;
  }

  choice.addEventListener('change', ({ target }) => show((target as HTMLInputElement).value as Language));
  choice.disabled = false;

  /**
   * Shows the language that the visitor chose last, on this page or another; by default, the placeholder's language.
   */
  async function follow() {
    const chosen = chosenLanguage() ?? languageOf(host);
    // The browser may have restored the page with another radio button checked.
    mark(chosen);
    if (chosen !== wanted) await show(chosen);
  }
  // The visitor may choose a language on another page while this page is prerendered or in the back/forward cache.
  document.addEventListener('prerenderingchange', follow);
  // Another form on the page may also offer a choice.
  document.addEventListener(LANGUAGE_EVENT, follow);
  addEventListener('pageshow', follow);
  // Write the page's texts even if they stay in English, because of the chat links: their URLs contain the partner and
  // the product, which the build doesn't know.
  showPageTexts(ENGLISH);
  await follow();
}
