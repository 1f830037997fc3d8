import { attach, type Env } from '../../shared/runtime/attach';
import { chosenLanguage, LANGUAGE_EVENT } from '../../shared/runtime/chosen-language';
import { ENGLISH, loadTexts, type Texts } from '../../shared/runtime/language';
import { readReceipts, removeReceipts } from '../../shared/toast/toast';
import { Receipt } from './Receipt';
import css from './receipt.css';
import { COPY } from './receipt-copy';

/** Custom property with the strip's height, for the page's style sheet. */
const HEIGHT = '--receipt';

/** Resolves to a function that makes the strip show the stored numbers. Undefined while the page has no strip. */
let strip: Promise<() => void> | undefined;

/**
 * Shows the last reference numbers in a strip, until the visitor dismisses them on this or another page. In reading
 * order, the strip follows the page's header. On screen, it is at the bottom of the window, where it shifts nothing.
 */
export async function showReceipt(env: Env) {
  strip ??= mountStrip(env).catch((error) => {
    strip = undefined;
    throw error;
  });
  const update = await strip;
  update();
}

async function mountStrip(env: Env) {
  let texts: Texts = ENGLISH;
  async function translate() {
    texts = (await loadTexts(() => chosenLanguage() ?? 'en')) ?? texts;
  }
  await translate();
  const host = document.createElement('div');
  host.className = 'toasts__receipt';
  const { style } = document.documentElement;
  const resized = new ResizeObserver(() =>
    style.setProperty(HEIGHT, `${host.shadowRoot?.firstElementChild?.clientHeight ?? 0}px`),
  );

  /** Hides the strip while it would cover the focused element (WCAG 2.4.11). */
  function uncoverFocus({ target }: FocusEvent) {
    if (target === host) return;
    host.style.display = '';
    const covered = host.shadowRoot?.firstElementChild?.getBoundingClientRect();
    const focused = target as Element;
    const { top, bottom } = focused.getBoundingClientRect();
    // Ignore the main element, which the skip link focuses: it is taller than the window.
    const isCovered = covered && !focused.matches('main') && top < covered.bottom && bottom > covered.top;
    host.style.display = isCovered ? 'none' : '';
  }

  function remove() {
    strip = undefined;
    document.removeEventListener('focusin', uncoverFocus);
    document.removeEventListener(LANGUAGE_EVENT, update);
    removeEventListener('pageshow', update);
    resized.disconnect();
    style.removeProperty(HEIGHT);
    mounted.unmount();
    host.remove();
  }

  function dismiss() {
    removeReceipts();
    remove();
    // Move the focus to the page, because the button that had it is removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  // Updates or removes the strip. If this page comes from the back/forward cache, the visitor may have dismissed the
  // numbers, or chosen another language, on another page.
  async function update() {
    if (!readReceipts().length) return remove();
    await translate();
    mounted.update();
  }

  const mounted = attach(host, css, () => (
    <Receipt
      references={readReceipts()}
      language={texts.language}
      copy={texts.translation?.receipt ?? COPY}
      phone={env.broker.phone}
      onDismiss={dismiss}
    />
  ));
  (document.querySelector('header') ?? document.body.firstElementChild)?.after(host);
  addEventListener('pageshow', update);
  document.addEventListener(LANGUAGE_EVENT, update);
  document.addEventListener('focusin', uncoverFocus);
  const [shown] = host.shadowRoot?.children ?? [];
  if (shown) resized.observe(shown);
  return update;
}
