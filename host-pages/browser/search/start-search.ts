import { countOf, showResults } from './show-results';

/**
 * Pause in typing, in milliseconds. After it, screen readers announce the number of results, and the query is saved in
 * the page's URL. Saving must not be more frequent: Safari allows 100 changes of the URL in 30 seconds, and Chromium
 * requests the page's icon after each change.
 */
const PAUSE_MS = 500;

const LOADING = 'Loading …';
const FAILED = 'The search could not be loaded. Check your connection and try again.';

/** The elements of templates/blocks/SearchBox.tsx. */
type Elements = {
  /** The form's `data-index` is the URL of the index. */
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  /** The section with the results. It is hidden if there is no query. */
  readonly results: HTMLElement;
  /** The heading of the results. */
  readonly title: HTMLElement;
  readonly container: HTMLElement;
  /** Shown if nothing is found. */
  readonly nothing: HTMLElement;
};

/** Finds the search box of the page. Returns undefined if there is none. */
export function findSearch(): Elements | undefined {
  const form = document.querySelector<HTMLFormElement>('form[data-index]');
  const results = document.getElementById('results');
  const input = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const title = results?.querySelector('h2');
  const container = results?.querySelector('div');
  const nothing = results?.querySelector<HTMLElement>('.nothing');
  return form && results && title && input && status && container && nothing
    ? { form, input, status, results, title, container, nothing }
    : undefined;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

const readQuery = () => new URLSearchParams(location.search).get('q') ?? '';

/** Saves the query in the page's URL, so that Back and a reload show the results again. */
function saveQuery(query: string) {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Keeps the query, which is in the page's URL, out of the `Referer` header of requests. */
function hideReferrer() {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin';
  document.head.append(meta);
}

/**
 * Shows results while the visitor types. Fetches the index with the first query and searches it in the browser, so
 * nothing that is typed is sent.
 */
export function startSearch({ form, input, status, results, title, container, nothing }: Elements): void {
  let loading: Promise<(query: string) => void> | undefined;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: ReturnType<typeof setTimeout> | undefined;

  function announce(text: string, delay = PAUSE_MS) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = text;
    }, delay);
  }

  async function load() {
    const index = form.dataset.index as string;
    const [{ openIndex }, json] = await Promise.all([import('./search-engine'), fetchText(index)]);
    const search = openIndex(json);
    isLoaded = true;
    return (query: string) => {
      const found = search(query);
      showResults(container, found);
      nothing.hidden = found.length > 0;
      announce(countOf(found.length, query));
    };
  }

  /** Shows the results of what is typed. Resolves to false if nothing is typed, or if the index cannot be loaded. */
  async function update(): Promise<boolean> {
    const query = input.value.trim();
    results.hidden = query === '';
    // Until the index has loaded, this class makes the section as high as the window, so results that arrive later move
    // nothing in view. The first key press after the index has loaded removes the class.
    results.classList.toggle('results-loading', !isLoaded);
    clearTimeout(saving);
    saving = setTimeout(saveQuery, PAUSE_MS, query);
    if (!query) {
      announce('', 0);
      return false;
    }
    if (!loading) announce(LOADING, 0);
    try {
      loading ??= load();
      const show = await loading;
      // Another key may have been pressed while the index was loading.
      if (input.value.trim() === query) show(query);
      return true;
    } catch (error) {
      // Retry with the next key press, when the network may be back.
      loading = undefined;
      announce(FAILED, 0);
      results.hidden = true;
      console.error(error);
      return false;
    }
  }

  function saveNow() {
    clearTimeout(saving);
    saveQuery(input.value.trim());
  }

  hideReferrer();
  input.addEventListener('input', update);
  // Save the query before the browser follows a link.
  results.addEventListener('click', saveNow);
  /**
   * Scrolls the title to the top. On a phone, the keyboard covers the results, and focus alone would leave the title at
   * the lower edge.
   */
  function goToResults() {
    title.focus({ preventScroll: true });
    title.scrollIntoView();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { activeElement } = document;
    const shown = update();
    saveNow();
    if (isLoaded && input.value.trim()) return goToResults();
    // Until there are results, the visitor stays at the field, where the status is. Somebody who has moved on in the
    // meantime stays where they are.
    if ((await shown) && document.activeElement === activeElement) goToResults();
  });
  input.value ||= readQuery();
  if (input.value) update();
}
