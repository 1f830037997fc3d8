import { whereIs } from './describe-element';
import { type Finding, finding } from './findings';

const PREFIX = 'broker-widgets: ';

/** Set by the build: the attributes that may contain a visitor's personal data. */
declare const __PERSONAL_ATTRIBUTES__: readonly string[];

/**
 * Captures the warnings of our widgets. All other warnings still go to the console. `repeat` updates the widgets, so
 * that they read their options again and repeat earlier warnings.
 */
export function captureWarnings() {
  const { warn } = console;
  const personal = new RegExp(`\\b(${__PERSONAL_ATTRIBUTES__.join('|')})="[^"]*"`, 'g');
  const found: Finding[] = [];
  const onWarn = (...args: unknown[]) => {
    const [text, element] = args;
    const [, name, message] = /^broker-widgets: ([\w-]+): (.*)$/s.exec(`${text}`) ?? [];
    if (!`${text}`.startsWith(PREFIX) || !name || !message || !(element instanceof Element))
      return warn(...args);
    const facts = { name, where: whereIs(element), message: message.replace(personal, '$1="…"') };
    // Skip warnings about invalid colours: the finding `wrong-style` already reports the invalid colours of all
    // widgets.
    const isWrongStyle = /^--broker-.* is not a colour;/.test(message);
    if (!isWrongStyle) found.push(finding('wrong-value', facts, element));
  };
  console.warn = onWarn;
  return {
    found,
    async repeat(hosts: readonly Element[]) {
      for (const host of hosts) {
        host.setAttribute('data-broker-debug', '');
        host.removeAttribute('data-broker-debug');
      }
      // Wait for the loader's MutationObserver, which runs before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    },
    restore() {
      // Don't restore `console.warn` if a script of the page has replaced ours.
      if (console.warn === onWarn) console.warn = warn;
    },
  };
}
