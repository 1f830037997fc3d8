/**
 * Opens the question that the address names. Its widget would do so later. It is painted open if the script, which is smaller than
 * the style sheet and requested with it, arrives first; otherwise the answer appears after the first paint.
 */
export function openLinkedQuestion() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
