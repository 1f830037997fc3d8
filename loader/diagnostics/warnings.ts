import { type Finding, finding } from './findings';
import { whereIs } from './where';

const OURS = 'broker-widgets: ';

// What a page prefills belongs to its visitor.
const PERSONAL = /\b(data-(?:first-name|last-name|mobile|email|message|city|state))="[^"]*"/g;

/**
 * Hears the warnings of our widgets, and has those again that came before: a widget that updates reads its options anew.
 * What others write goes on to the console.
 */
export function hearWarnings() {
  const { warn } = console;
  const found: Finding[] = [];
  const heard = (...said: unknown[]) => {
    const [words, element] = said;
    const [, name, told] = /^broker-widgets: ([\w-]+): (.*)$/s.exec(`${words}`) ?? [];
    if (!`${words}`.startsWith(OURS) || !name || !told || !(element instanceof Element)) return warn(...said);
    const facts = { name, where: whereIs(element), words: told.replace(PERSONAL, '$1="…"') };
    // A style that is none has a finding of its own, which the form does not say in every place.
    if (!told.startsWith('--broker-')) found.push(finding('wrong-value', facts, element));
  };
  console.warn = heard;
  return {
    found,
    async again(hosts: readonly Element[]) {
      for (const host of hosts) {
        host.setAttribute('data-broker-debug', '');
        host.removeAttribute('data-broker-debug');
      }
      // The observer of the loader runs before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    },
    stop() {
      // Unless a script of the page has taken its place meanwhile.
      if (console.warn === heard) console.warn = warn;
    },
  };
}
