import { attach, type Env } from '../../shared/runtime/attach';
import { loadTranslation } from '../../shared/runtime/language';
import { readReceipt, removeReceipt } from '../../shared/toast/toast';
import { Receipt } from './Receipt';
import css from './receipt.css';
import { COPY } from './receipt-copy';

/** The height of the strip, for the page's style sheet. */
const HEIGHT = '--receipt';

/** The page's strip, as a function that shows the number that is stored now. */
let strip: Promise<() => void> | undefined;

/**
 * Shows the reference number of what was sent last, until it is dismissed, here or on another page. The strip follows the
 * page's header in reading order. It is at the lower edge of the window, where it moves nothing.
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
  const { chosenLanguage } = await import('../../shared/forms/on-demand/on-demand');
  const translation = await loadTranslation(chosenLanguage() ?? 'en');
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
    // The main element, which the skip link focuses, is higher than the window.
    const isCovered = covered && !focused.matches('main') && top < covered.bottom && bottom > covered.top;
    host.style.display = isCovered ? 'none' : '';
  }

  function remove() {
    strip = undefined;
    document.removeEventListener('focusin', uncoverFocus);
    removeEventListener('pageshow', update);
    resized.disconnect();
    style.removeProperty(HEIGHT);
    mounted.unmount();
    host.remove();
  }

  function dismiss() {
    removeReceipt();
    remove();
    // The button that had the focus is removed: move the focus to the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  // Another page may have dismissed it, if this one comes from the back/forward cache.
  function update() {
    if (readReceipt()) mounted.update();
    else remove();
  }

  const mounted = attach(host, css, () => (
    <Receipt
      reference={readReceipt()}
      language={translation ? (chosenLanguage() ?? 'en') : 'en'}
      copy={translation?.receipt ?? COPY}
      phone={env.broker.phone}
      onDismiss={dismiss}
    />
  ));
  (document.querySelector('header') ?? document.body.firstElementChild)?.after(host);
  addEventListener('pageshow', update);
  document.addEventListener('focusin', uncoverFocus);
  const [shown] = host.shadowRoot?.children ?? [];
  if (shown) resized.observe(shown);
  return update;
}
