import { NamedArt } from '../../art/NamedArt';
import type { Picture } from '../../art/picture';
import type { ProductRecord } from '../../records/product';
import { HeadingText } from './HeadingText';
import type { LinkTerms } from './term-links';

type StepsProps = {
  readonly id: string;
  readonly title: string;
  readonly steps: ProductRecord['steps'];
  /** A drawing of what the insurance protects, such as a car. The pictures of the steps contain it. */
  readonly thing: Picture;
  readonly linkTerms?: LinkTerms;
};

const GROUNDS = ['rain', 'marigold', 'indigo', 'rain'] as const;

/** Renders numbered steps, with pictures alternating between left and right. */
export const Steps = ({ id, title, steps, thing, linkTerms = (text) => text }: StepsProps) => (
  <section className="sec" aria-labelledby={id}>
    <div className="wrap head">
      <h2 className="h1" id={id}>
        <HeadingText>{title}</HeadingText>
      </h2>
    </div>
    <ol className="steps">
      {steps.map((step, at) => (
        <li key={step.title}>
          <div className={`g-${GROUNDS[at % GROUNDS.length]}`}>
            <NamedArt name={step.picture} thing={thing} />
          </div>
          <div className="step-text">
            <b>{at + 1}</b>
            <h3>
              <HeadingText>{step.title}</HeadingText>
            </h3>
            <p>{linkTerms(step.description)}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
