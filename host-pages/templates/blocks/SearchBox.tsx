import { SEARCH_INDEX_FILE, SEARCH_PATH } from '../../records/search';

type SearchBoxProps = { readonly label: string };

/**
 * Renders the search box. The script in browser/search/ shows the results in SearchResults. Without scripts, the form
 * leads to the search page.
 */
export const SearchBox = ({ label }: SearchBoxProps) => (
  <search>
    <form className="search" method="get" action={SEARCH_PATH} data-index={`/${SEARCH_INDEX_FILE}`}>
      <label htmlFor="q">{label}</label>
      <div>
        <input id="q" name="q" type="search" maxLength={100} autoComplete="off" enterKeyHint="search" />
        <button type="submit" className="btn">
          Search
        </button>
      </div>
      <p className="small" role="status" />
    </form>
  </search>
);

/** Renders the section for the results. The section is hidden until there is a query. */
export const SearchResults = () => (
  <section id="results" className="sec wrap" aria-labelledby="results-title" hidden>
    <h2 id="results-title" tabIndex={-1}>
      Results
    </h2>
    <p className="nothing" hidden>
      Try another word, or check the spelling. You can also <a href="#formdata">ask us for a quote</a> or{' '}
      <a href="/contact-us">contact us</a>.
    </p>
    <div />
  </section>
);
