/**
 * Opens the question that the address names, which its widget would only do later. This script is requested with the
 * style sheet and is smaller. If it arrives first, the first paint shows the answer; otherwise the answer appears
 * afterwards.
 */
export function openLinkedQuestion() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
