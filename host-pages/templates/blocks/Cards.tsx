import { SpriteArt, type SymbolName } from '../../art/sprite';
import { HeadingText } from './HeadingText';

type CardProps = {
  readonly picture: SymbolName;
  readonly title: string;
  readonly text?: string | undefined;
  readonly points?: readonly string[] | undefined;
  /** A link to details further down the page. */
  readonly more?: readonly [text: string, href: string] | undefined;
};

/** A card with a picture, a title, and a sentence or a list. */
export const Card = ({ picture, title, text, points, more }: CardProps) => (
  <li className="card g-rain">
    <SpriteArt name={picture} />
    <div>
      <h3>
        <HeadingText>{title}</HeadingText>
      </h3>
      {text && <p>{text}</p>}
      {points && (
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
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
