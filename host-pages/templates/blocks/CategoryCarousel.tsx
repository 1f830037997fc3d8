import { SpriteArt, type SymbolName, symbolNamed } from '../../art/sprite';
import { CarouselPlaceholder } from '../../prerender';
import { addressOf } from '../../records/addresses';
import type { Category } from '../../records/lines';
import type { ProductRecord } from '../../records/product';
import { lineNameOf } from './Tiles';

/** A product's own picture, named by its slug without the odd characters. */
export const productPicture = ({ slug }: ProductRecord): SymbolName =>
  symbolNamed(slug.replace(/[^a-z-]/g, '').replace(/-+/g, '-'));

type CardProps = { record: ProductRecord; picture: SymbolName; current: boolean };

const Card = ({ record, picture, current }: CardProps) => (
  <li aria-current={current || undefined}>
    <a
      className={`slide ${current ? 'g-ink' : 'g-white'}`}
      href={addressOf(record)}
      aria-current={current ? 'page' : undefined}
    >
      <span>
        <b>{record.name}</b>
        {current && <small>You are here</small>}
      </span>
      <SpriteArt name={picture} />
    </a>
  </li>
);

/** A category and its products; the page that shows it is marked (spec section 2, product pages). */
export const CategoryCarousel = ({ category, current }: { category: Category; current: ProductRecord }) => (
  <section className="sec g-rain" aria-labelledby="category-title">
    <div className="wrap carousel-block">
      <h2 id="category-title">{category.record.name}</h2>
      <CarouselPlaceholder rule="corporate" label={category.record.name} controls="above">
        {category.products.map((record) => (
          <Card
            key={record.slug}
            record={record}
            picture={productPicture(record)}
            current={record === current}
          />
        ))}
        <Card
          record={category.record}
          picture={lineNameOf(category.record)}
          current={category.record === current}
        />
      </CarouselPlaceholder>
    </div>
  </section>
);
