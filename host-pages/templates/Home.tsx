import { QuoteFormPlaceholder } from '../prerender';
import { SITE } from '../site';
import { HeroArt } from './HeroArt';

export const Home = () => (
  <>
    <section className="hero g-indigo">
      <div className="wrap">
        <h1>Covering Your Risks</h1>
        <p className="lead">
          A solution-driven approach to insurance for individuals and companies, backed by decades of
          experience.
        </p>
        <a className="btn" href="#formdata">
          Get A Quote
        </a>
      </div>
      <HeroArt />
    </section>
    <section id="formdata" className="ask" aria-labelledby="formdata-title">
      <div className="pitch g-indigo">
        <h2 id="formdata-title">Get A Quote</h2>
        <p className="lead">Fill in your details and our team will contact you.</p>
        {SITE.phone && (
          <p>
            You can also call us at <a href={`tel:${SITE.phone.replaceAll(' ', '')}`}>{SITE.phone}</a>
          </p>
        )}
      </div>
      <div className="form g-white">
        <QuoteFormPlaceholder />
      </div>
    </section>
  </>
);
