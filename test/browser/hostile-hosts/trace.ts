import type { Page } from 'playwright-core';

/** Built-ins of the page. `readTrace` reads the own properties of each built-in and of its prototype. */
const BUILT_INS =
  'Array CustomEvent Date Document Element Event EventTarget FormData Function HTMLElement JSON Map Math Node Number Object Promise Reflect RegExp Set ShadowRoot String Symbol WeakMap'.split(
    ' ',
  );

/**
 * Reads the properties of the window and of the built-ins, the markup without the loader's tag, and every computed
 * style of the host's elements. Returns them as lines `name = value`.
 * @param ignored matches text to leave out of the result
 */
export async function readTrace(page: Page, ignored: RegExp | string = ''): Promise<string> {
  const text = await page.evaluate((builtIns) => {
    const page = window as unknown as Record<string, Record<string, object>>;
    const objects: [string, object | undefined][] = [['window', window]];
    for (const name of builtIns)
      objects.push([name, page[name]], [`${name}.prototype`, page[name]?.prototype]);
    // Build a string, not an array: the page may have changed arrays and JSON.
    let lines = '';
    for (const [name, object] of objects)
      for (const key of object ? Reflect.ownKeys(object) : []) {
        const { value } = Object.getOwnPropertyDescriptor(object, key) as PropertyDescriptor;
        const size = typeof value === 'function' ? Function.prototype.toString.call(value).length : '';
        lines += `${name}.${String(key)} = ${typeof value} ${size}\n`;
      }
    const elements = document.querySelectorAll('html, body, #app, main, main *');
    for (let at = 0; at < elements.length; at++) {
      const style = getComputedStyle(elements[at] as Element);
      for (let index = 0; index < style.length; index++) {
        const name = style[index] as string;
        lines += `${elements[at]?.localName} ${at} ${name} = ${style.getPropertyValue(name)}\n`;
      }
    }
    return `${lines}markup = ${document.documentElement.outerHTML.replace(/\s+/g, ' ')}`;
  }, BUILT_INS);
  return (
    text
      .replace(/<script[^>]*data-broker-loader[^>]*><\/script>/, '')
      // Remove the empty `style` attribute that Playwright leaves on inputs after a screenshot.
      .replaceAll(' style=""', '')
      // Replace random numbers and ids: jQuery adds a property with a random name to elements, and Materialize adds
      // random ids to its lists.
      .replace(/\d{9,}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#')
      .replace(ignored, '')
  );
}

/** Returns the lines that are in only one of two traces: removed lines begin with `- `, added lines with `+ `. */
export function changes(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const removed = [...was].filter((line) => !is.has(line)).map((line) => `- ${line}`);
  const added = [...is].filter((line) => !was.has(line)).map((line) => `+ ${line}`);
  return [...removed, ...added];
}
