import { Fragment, type ReactNode } from 'react';
import { BANNERS } from '../art/banners';
import { addressOf } from '../records/addresses';
import { CORPORATE_ANSWERS, FIND_MY_COVER, makeFinder } from '../records/find-my-cover';
import type { Question, Suggestion, Suggestions } from '../records/find-my-cover/topic';
import { productAt } from '../records/lines';
import { subjectOf } from '../records/page-subject';
import { HeadingText } from './blocks/HeadingText';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

/**
 * The answers that lead to a step. For each answer: its label, and the id of the step in which the visitor chose it.
 */
type Trail = readonly (readonly [label: string, step: string])[];

const FINDER = makeFinder();
const START = 'start';
const QUESTIONS = 3;

/** Returns a step's id, made from the ids of the answers that lead to it. */
const stepId = (ids: readonly string[]) => ids.join('-') || START;

type QuestionProps = {
  readonly ids: readonly string[];
  readonly trail: Trail;
  readonly question: Question<unknown>;
};

const Answers = ({ trail }: { readonly trail: Trail }) => (
  <ol className="finder-trail" aria-label="Your answers, as links to change them">
    {trail.map(([label, step]) => (
      <li key={step}>
        <a href={`#${step}`}>{label}</a>
      </li>
    ))}
  </ol>
);

/** Renders a step's heading. A link to the step scrolls to the heading and moves the focus there. */
const StepTitle = ({ ids, children }: { readonly ids: readonly string[]; readonly children: ReactNode }) => (
  <h2 id={stepId(ids)} tabIndex={-1}>
    {children}
  </h2>
);

const QuestionStep = ({ ids, trail, question: { question, answers } }: QuestionProps) => (
  <section>
    <StepTitle ids={ids}>
      <small>
        Question {ids.length + 1} of {QUESTIONS}
      </small>{' '}
      <HeadingText>{question}</HeadingText>
    </StepTitle>
    {trail.length > 0 && <Answers trail={trail} />}
    <ul>
      {answers.map((answer) => (
        <li key={answer.id}>
          <a className="g-rain" href={`#${stepId([...ids, answer.id])}`}>
            {answer.label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

type ProductProps = { readonly suggestion: Suggestion; readonly isCorporate: boolean };

/**
 * Renders a suggested product with a link to a quote form. Usually, this is the form on the product's page, where the
 * product is already filled in. But if a business needs an individual product, that form would say "Individual" instead
 * of "Corporate". The link then leads to the form at the bottom of Find My Cover, and browser/finder fills in that
 * form.
 */
const SuggestedProduct = ({ suggestion: [slug, reason], isCorporate }: ProductProps) => {
  const product = productAt(slug);
  const address = addressOf(product);
  const { insuranceType, typeOfInsurance } = subjectOf(address, product.name);
  const type = isCorporate ? 'Corporate' : insuranceType;
  const isOtherType = type !== insuranceType;
  return (
    <li className="panel g-rain" data-insurance-type={type} data-type-of-insurance={typeOfInsurance}>
      <h3>
        <a href={address}>{product.name}</a>
      </h3>
      <p>{reason}</p>
      <a
        className="btn"
        href={isOtherType ? '#formdata' : `${address}#formdata`}
        data-corporate={isOtherType ? '' : undefined}
      >
        Get A Quote<span className="hidden-text"> for {product.name}</span>
      </a>
    </li>
  );
};

type ResultProps = {
  readonly ids: readonly string[];
  readonly trail: Trail;
  readonly suggestions: Suggestions;
};

const Result = ({ ids, trail, suggestions }: ResultProps) => (
  <section>
    <StepTitle ids={ids}>
      {suggestions.length === 1 ? 'A policy to consider' : 'Policies to consider, the closest first'}
    </StepTitle>
    <Answers trail={trail} />
    <ul className="finder-results">
      {suggestions.map((suggestion) => (
        <SuggestedProduct
          key={suggestion[0]}
          suggestion={suggestion}
          isCorporate={CORPORATE_ANSWERS.includes(ids[0] as string)}
        />
      ))}
    </ul>
  </section>
);

/**
 * Calls `render` for each answer to a question, and returns what `render` returned.
 * @param ids ids of the answers to the earlier questions
 * @param trail the answers to the earlier questions
 * @param render gets the answer's `next`, which is the next question or the suggestions. It also gets `ids` and
 * `trail`, to which the answer has been appended.
 */
const eachAnswer = <Next,>(
  question: Question<Next>,
  ids: readonly string[],
  trail: Trail,
  render: (next: Next, ids: readonly string[], trail: Trail) => ReactNode,
) =>
  question.answers.map(({ id, label, next }) => render(next, [...ids, id], [...trail, [label, stepId(ids)]]));

/**
 * Renders all steps in one page. Each answer is a link to the next step. finder.css shows only the step to which the
 * URL's fragment points, so Back, bookmarks and shared links work as usual.
 */
export const FindMyCover = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title={FIND_MY_COVER.title} crumbs={crumbs} picture={BANNERS.finder} height="low">
      <p className="lead">{FIND_MY_COVER.lead}</p>
    </Hero>
    <div className="wrap finder">
      <QuestionStep ids={[]} trail={[]} question={FINDER} />
      {eachAnswer(FINDER, [], [], (second, ids, trail) => (
        <Fragment key={stepId(ids)}>
          <QuestionStep ids={ids} trail={trail} question={second} />
          {eachAnswer(second, ids, trail, (third, ids, trail) => (
            <Fragment key={stepId(ids)}>
              <QuestionStep ids={ids} trail={trail} question={third} />
              {eachAnswer(third, ids, trail, (suggestions, ids, trail) => (
                <Result key={stepId(ids)} ids={ids} trail={trail} suggestions={suggestions} />
              ))}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
    <div className="wrap finder-foot">
      <p>
        None of these, or not sure?{' '}
        <a className="target" href="#formdata">
          Ask us
        </a>
      </p>
      <p className="small">{FIND_MY_COVER.note}</p>
    </div>
  </>
);
