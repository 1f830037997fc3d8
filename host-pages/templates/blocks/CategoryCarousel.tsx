import { linePictureOf, productPictureOf } from '../../art/picture-of';
import { SpriteArt, type SymbolName } from '../../art/sprite';
import { CarouselPlaceholder } from '../../prerender';
import { addressOf } from '../../records/addresses';
import type { Category } from '../../records/lines';
import type { ProductRecord } from '../../records/product';

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
      <CarouselPlaceholder rule="corporate" label={category.record.name} controls="heading">
        {category.products.map((record) => (
          <Card
            key={record.slug}
            record={record}
            picture={productPictureOf(record)}
            current={record === current}
          />
        ))}
        <Card
          record={category.record}
          picture={linePictureOf(category.record)}
          current={category.record === current}
        />
      </CarouselPlaceholder>
    </div>
  </section>
);
