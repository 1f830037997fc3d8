import { FaqPlaceholder } from '../../prerender/blocks';

type FaqProps = { readonly faqs: readonly { readonly question: string; readonly answer: string }[] };

export const Faq = ({ faqs }: FaqProps) => (
  <section className="sec" aria-labelledby="faq-title">
    <div className="wrap beside">
      {/* The wording of requirements 1.7, with its straight apostrophe. */}
      <h2 id="faq-title">Have Questions? we've got answers!</h2>
      <FaqPlaceholder faqs={faqs} />
    </div>
  </section>
);
