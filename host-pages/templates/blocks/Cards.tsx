import type { ReactNode } from 'react';
import { NamedArt, type PictureName } from '../../art/NamedArt';
import type { Picture } from '../../art/picture';
import { HeadingText } from './HeadingText';
import type { LinkTerms } from './term-links';

type CardProps = {
  readonly picture: PictureName;
  /** A drawing of what the insurance protects, such as a car. The card's picture contains it. */
  readonly thing: Picture;
  readonly title: string;
  readonly text?: string | undefined;
  readonly points?: readonly string[] | undefined;
  /** Adds links to the glossary in the text and the points. */
  readonly linkTerms?: LinkTerms;
  /** A list that is shown after the text and the points. */
  readonly list?: ReactNode;
  /** Id of the title. */
  readonly id?: string;
  /** Class of the card's background. */
  readonly ground?: string;
};

/** Renders a card with a picture, a title, and a sentence or a list. */
export const Card = ({
  picture,
  thing,
  title,
  text,
  points,
  linkTerms = (each) => each,
  list,
  id,
  ground = 'g-rain',
}: CardProps) => (
  <li className={`card ${ground}`}>
    <NamedArt name={picture} thing={thing} />
    <div>
      <h3 id={id}>
        <HeadingText>{title}</HeadingText>
      </h3>
      {text && <p>{linkTerms(text)}</p>}
      {points && (
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{linkTerms(point)}</li>
          ))}
        </ul>
      )}
      {list}
    </div>
  </li>
);
