/** Opens the question that the address names before it is painted: when its widget runs, nothing moves any more. */
export function openLinkedQuestion() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
