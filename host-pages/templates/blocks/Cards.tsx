import { NamedArt, type PictureName } from '../../art/NamedArt';
import type { Picture } from '../../art/picture';
import { HeadingText } from './HeadingText';
import type { LinkTerms } from './term-links';

type CardProps = {
  readonly picture: PictureName;
  /** The thing that the picture shows. */
  readonly thing: Picture;
  readonly title: string;
  readonly text?: string | undefined;
  readonly points?: readonly string[] | undefined;
  /** Adds links to terms in the text and the points. */
  readonly linkTerms?: LinkTerms;
  /** A link to details further down the page. */
  readonly more?: readonly [text: string, href: string] | undefined;
};

/** Renders a card with a picture, a title, and a sentence or a list. */
export const Card = ({
  picture,
  thing,
  title,
  text,
  points,
  linkTerms = (each) => each,
  more,
}: CardProps) => (
  <li className="card g-rain">
    <NamedArt name={picture} thing={thing} />
    <div>
      <h3>
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
      {more && (
        <a className="more" href={more[1]}>
          {more[0]}
        </a>
      )}
    </div>
  </li>
);
