import { type Finding, finding } from './findings';

/**
 * Returns true if a test form's `submit` event doesn't fire. A frame's sandbox without allow-forms blocks the event,
 * and no API tells whether the sandbox allows forms.
 */
function isSubmitBlocked(): boolean {
  const box = document.createElement('div');
  const form = document.createElement('form');
  let isFired = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isFired = true;
  });
  // A closed shadow root hides the event from the page's scripts.
  box.attachShadow({ mode: 'closed' }).append(form);
  document.documentElement.append(box);
  form.requestSubmit();
  box.remove();
  return !isFired;
}

function storageProblem(storage: 'localStorage' | 'sessionStorage'): Finding[] {
  const key = 'broker-debug';
  try {
    window[storage].setItem(key, '1');
    window[storage].removeItem(key);
    return [];
  } catch (error) {
    return [finding('no-storage', { storage, message: `${(error as Error).name}: it cannot be used` })];
  }
}

/** Reports restrictions of the page as a whole: origin, sandbox, storage. */
export function checkEnvironment(): Finding[] {
  const found = [...storageProblem('localStorage'), ...storageProblem('sessionStorage')];
  if (location.protocol === 'file:') found.push(finding('file-page'));
  else if (self.origin === 'null') found.push(finding('opaque-origin'));
  if (self !== top && isSubmitBlocked()) found.push(finding('no-forms'));
  return found;
}
