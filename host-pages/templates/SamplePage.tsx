import { SAMPLE_PAGE } from '../records/embed';

/** Renders a sample of a partner's page, in which the snippet builder shows a preview of the widget. */
export const SamplePage = () => (
  <>
    <header>
      <p className="name">{SAMPLE_PAGE.name}</p>
      <p>{SAMPLE_PAGE.note}</p>
    </header>
    <main>
      <h1>{SAMPLE_PAGE.title}</h1>
      <p>{SAMPLE_PAGE.before}</p>
      <p id="words" role="status" />
      <div id="stage" />
      <p>{SAMPLE_PAGE.after}</p>
    </main>
  </>
);
