import type { Page } from 'playwright-core';

/** Built-ins whose own properties are looked at, with those of their prototypes. */
const BUILT_INS =
  'Array CustomEvent Date Document Element Event EventTarget FormData Function HTMLElement JSON Map Math Node Number Object Promise Reflect RegExp Set ShadowRoot String Symbol WeakMap'.split(
    ' ',
  );

/**
 * Reads names on the window, the built-ins, the markup but for our tag, and every computed style of the host's elements:
 * a line each, `what = value`.
 * @param notes what is left out of it
 */
export async function readTrace(page: Page, notes: RegExp | string = ''): Promise<string> {
  const text = await page.evaluate((builtIns) => {
    const page = window as unknown as Record<string, Record<string, object>>;
    const looked: [string, object | undefined][] = [['window', window]];
    for (const name of builtIns)
      looked.push([name, page[name]], [`${name}.prototype`, page[name]?.prototype]);
    // One text, put together by hand: what the page has made of arrays and JSON is not to be trusted.
    let lines = '';
    for (const [name, object] of looked)
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
      // What taking a picture leaves on the page's own inputs.
      .replaceAll(' style=""', '')
      // Random parts of names that hosts give: of jQuery's own, of Materialize's lists.
      .replace(/\d{9,}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#')
      .replace(notes, '')
  );
}

/** The lines that one of two traces has and the other has not. */
export function changes(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const gone = [...was].filter((line) => !is.has(line)).map((line) => `- ${line}`);
  const come = [...is].filter((line) => !was.has(line)).map((line) => `+ ${line}`);
  return [...gone, ...come];
}
