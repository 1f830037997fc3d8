import { FaqPlaceholder } from '../../prerender/blocks';
import { GLOSSARY_PATH } from '../../records/glossary';

type FaqProps = {
  /** Id of the section's heading. */
  readonly id: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
};

export const Faq = ({ id, faqs }: FaqProps) => (
  <section className="sec" aria-labelledby={id}>
    <div className="wrap beside">
      {/* The heading has the wording of requirements 1.7, including the straight apostrophe. */}
      <div className="faq-side">
        <h2 id={id}>Have Questions? we've got answers!</h2>
        <p className="lead">
          Is your question not here? Ask us, or look up a word in the <a href={GLOSSARY_PATH}>glossary</a>.
        </p>
        <a className="btn btn-outline" href="#formdata">
          Ask us
        </a>
      </div>
      <FaqPlaceholder faqs={faqs} />
    </div>
  </section>
);
