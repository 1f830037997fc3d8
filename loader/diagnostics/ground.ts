import { type Finding, finding } from './findings';

/** A frame's sandbox without allow-forms keeps `submit` from being fired: nothing else tells of it. */
function mayNotSubmit(): boolean {
  const box = document.createElement('div');
  const form = document.createElement('form');
  let isFired = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isFired = true;
  });
  // Nothing in the page hears of what happens in there.
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
    return [finding('no-storage', { storage, words: `${(error as Error).name}: it cannot be used` })];
  }
}

/** What the page as a whole keeps from us. */
export function checkGround(): Finding[] {
  const found = [...storageProblem('localStorage'), ...storageProblem('sessionStorage')];
  if (location.protocol === 'file:') found.push(finding('file-page'));
  else if (self.origin === 'null') found.push(finding('opaque-origin'));
  if (self !== top && mayNotSubmit()) found.push(finding('no-forms'));
  return found;
}
