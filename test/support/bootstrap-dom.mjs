import { GlobalWindow } from 'happy-dom';

const NEEDED = ['window', 'document', 'navigator', 'requestAnimationFrame', 'cancelAnimationFrame'];

/** Runs `load` with the globals of an empty page, and removes these globals afterwards. */
export const withWindow = async (load) => {
  const window = new GlobalWindow();
  const before = NEEDED.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of NEEDED)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  try {
    await load();
  } finally {
    NEEDED.forEach((name, index) => {
      delete globalThis[name];
      if (before[index]) Object.defineProperty(globalThis, name, before[index]);
    });
    await window.happyDOM.close();
  }
};
