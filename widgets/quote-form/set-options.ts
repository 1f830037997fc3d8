/** The texts of options, keyed by the options' values. */
export type OptionNames = Readonly<Record<string, string>>;

/**
 * Lists of option elements. The key of a list is the object with the options' texts. If there is none, the key is the
 * array of the options' values. All forms of a page get copies of these elements.
 */
const optionLists = new WeakMap<object, DocumentFragment>();

/**
 * Replaces a list's options, except the first, and keeps the chosen value if it is still an option. The form's fields
 * render no options, except in prerendered markup: to render the 40 options of a form would take 7 KB of heap.
 * @param names the options' texts, keyed by the options' values. Default: the values
 */
export function setOptions(
  list: HTMLSelectElement,
  values: readonly string[] = [],
  names?: OptionNames,
): void {
  const { value } = list;
  const key = names ?? values;
  let options = optionLists.get(key);
  if (!options) {
    options = new DocumentFragment();
    // Always set a value, even in English: browsers may translate the text.
    options.append(
      ...values.map((value) =>
        Object.assign(document.createElement('option'), { value, textContent: names?.[value] ?? value }),
      ),
    );
    optionLists.set(key, options);
  }
  list.replaceChildren(list.firstChild as Node, options.cloneNode(true));
  list.value = value;
  if (!list.value) list.selectedIndex = 0;
}
