// @ts-check
// Adds new leads to the list while the page is open: without scripts a reload shows them. Shows the buttons that copy a
// field: without scripts people select its text.

const POLL_MS = 10_000;
/** Number of failed polls in a row after which the page says so. */
const MAX_FAILURES = 3;

const list = document.querySelector('ol[data-news]');
const status = document.getElementById('news');
const title = document.title;
let added = 0;
let failures = 0;

/**
 * @param {string} text
 * @param {boolean} hasFailed
 */
function say(text, hasFailed) {
  if (!status) return;
  status.classList.toggle('failed', hasFailed);
  status.textContent = text;
}

function sayNews() {
  say(added === 0 ? '' : added === 1 ? '1 new lead' : `${added} new leads`, false);
}

async function addNews() {
  if (!(list instanceof HTMLElement) || !status || document.hidden) return;
  const newest = list.firstElementChild?.getAttribute('data-place') ?? '';
  const url = new URL(list.dataset.news ?? '', location.href);
  url.searchParams.set('after', newest);
  const response = await fetch(url, { redirect: 'error' });
  if (response.status === 403) {
    say('You are signed out. Load this page again.', true);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    return;
  }
  if (response.status !== 200) throw new Error(`Status ${response.status}`);
  if (failures >= MAX_FAILURES) sayNews();
  failures = 0;
  const rows = new DOMParser()
    .parseFromString(await response.text(), 'text/html')
    .querySelectorAll('li.lead');
  if (rows.length === 0) return;
  const before = list.getBoundingClientRect().bottom;
  // The count and the text about an empty list are no longer right.
  for (const outdated of document.querySelectorAll('.empty, .count')) outdated.remove();
  list.prepend(...[...rows].map((row) => document.importNode(row, true)));
  added += rows.length;
  sayNews();
  document.title = `(${added}) ${title}`;
  // Leads stay where they were on the screen: a finger may be on its way to one of them.
  scrollBy(0, list.getBoundingClientRect().bottom - before);
}

/** Tells the reader that the list may be out of date: the server, the proxy before it or the network has failed. */
function countFailure() {
  failures++;
  if (failures === MAX_FAILURES)
    say('New leads cannot be loaded at the moment. Load this page again to see whether there are any.', true);
}

let isPolling = false;

// Two polls at a time would ask for the same leads, and add each of them twice.
async function poll() {
  if (isPolling) return;
  isPolling = true;
  await addNews().catch(countFailure);
  isPolling = false;
}

const timer = list ? setInterval(poll, POLL_MS) : undefined;
if (list) document.addEventListener('visibilitychange', poll);

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const field = document.getElementById(button.dataset.copies ?? '');
  const status = button.parentElement?.querySelector('[role=status]');
  if (!(field instanceof HTMLInputElement) || !status) return;
  // Clear the status first: otherwise screen readers would not announce the same text a second time.
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = button.dataset.copied ?? '';
  } catch {
    // Browsers without permission, and pages without https, can't copy.
    field.focus();
    field.select();
    status.textContent = button.dataset.selected ?? '';
  }
}

for (const button of document.querySelectorAll('button')) {
  if (!button.dataset.copies) continue;
  button.hidden = false;
  button.addEventListener('click', () => copy(button));
}
