/** The texts of options by value. */
export type OptionNames = Readonly<Record<string, string>>;

/** Option elements by the object that lists them. All forms of a page get copies of the same ones. */
const optionLists = new WeakMap<object, DocumentFragment>();

/**
 * Replaces a list's options, except the first, and keeps the chosen value if it is still an option. The options are not
 * rendered: the 40 of a form would take a third of the time until the form is mounted, and 6 KB of heap.
 * @param names the options' texts by value. Default: the values
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
