import { ANSWERS } from '../../../contract/answers';
import type { FormPhase } from '../submission';

/** Resolves once the browser has restored what the visitor typed on an earlier visit to the page. */
const whenRestored = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => setTimeout(resolve), { once: true });
  });

function readNote(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

function writeNote(key: string, isUnsent: boolean) {
  try {
    if (isUnsent) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full.
  }
}

type Phase = { readonly phase: FormPhase };

/** What `trackUnsent` needs of a form's submission. */
type Tracked = {
  readonly store: { getState(): Phase; subscribe(listener: (state: Phase) => void): unknown };
  remind(message: string, hasValues: boolean): void;
};

/** True if the browser has restored a whole form. It never restores a chosen file. */
function isRestored(form: HTMLFormElement): boolean {
  return !form.querySelector('[type=file]') && !!new FormData(form).get('mobile');
}

/**
 * On our own pages, stores a note in sessionStorage while a submitted form has no valid response. The note contains no
 * values. If the note is still there when the page loads again (after Back, a reload or in a restored tab), the form
 * warns the visitor. If the browser has restored what the visitor typed, the note stays, so the next load warns again.
 * An application warns once, because browsers don't restore its file.
 * @param name name of the form; must be unique on the page
 * @returns the warning, or undefined if there is none
 */
export async function trackUnsent(
  host: HTMLElement,
  submission: Tracked,
  name: string,
): Promise<string | undefined> {
  const key = `broker-unsent ${location.pathname} ${name}`;
  const { store } = submission;
  const isNoted = readNote(key);
  store.subscribe(({ phase }) => writeNote(key, phase === 'sending' || phase === 'failed'));
  if (!isNoted) return;
  await whenRestored();
  const form = host.querySelector('form');
  if (!form || store.getState().phase !== 'editing') return;
  submission.remind(ANSWERS.unsent, isRestored(form));
  return ANSWERS.unsent;
}
