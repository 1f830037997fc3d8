/** The texts of options, keyed by the options' values. */
export type OptionNames = Readonly<Record<string, string>>;

/**
 * Cache of the option elements that `setOptions` has created. The key is the argument `names` of `setOptions` or, if
 * `names` is undefined, the argument `values`. All forms of a page get copies of the cached elements.
 */
const optionLists = new WeakMap<object, DocumentFragment>();

/**
 * Replaces the options of a select, except the first. Keeps the chosen value if it is still an option. Otherwise
 * chooses the first option. Outside prerendered markup, fields use this function instead of rendering options:
 * rendering the 40 options of a form would take 7 KB of heap.
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
    // Set `value` even if it equals the text. Without `value`, the text would be the value, and browsers may translate
    // the text.
    options.append(
      ...values.map((value) =>
        Object.assign(document.createElement('option'), { value, textContent: names?.[value] ?? value }),
      ),
    );
    optionLists.set(key, options);
  }
  list.replaceChildren(list.firstChild as Node, options.cloneNode(true));
  if (value) {
    list.value = value;
    if (!list.value) list.selectedIndex = 0;
  }
}
