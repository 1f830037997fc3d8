import { PictureArt } from '../../art/NamedArt';
import { LineArt, tileName } from '../../art/sprite';
import { CarouselPlaceholder } from '../../prerender/blocks';
import { addressOf } from '../../records/addresses';
import type { Category } from '../../records/lines';
import type { ProductRecord } from '../../records/product';

type CardProps = { record: ProductRecord; current: boolean };

const Card = ({ record, current }: CardProps) => (
  <li aria-current={current || undefined}>
    <a
      className={`slide ${current ? 'g-ink' : 'g-white'}`}
      href={addressOf(record)}
      aria-current={current ? 'page' : undefined}
    >
      <span>
        <b>{record.name}</b> {current && <small>You are here</small>}
      </span>
      {'card' in record.pictures ? (
        <PictureArt picture={record.pictures.card} />
      ) : (
        <LineArt name={tileName(record)} />
      )}
    </a>
  </li>
);

/**
 * Returns the carousel's records: the category's products, then the category itself. Moves the records before `current`
 * to the end, so that visitors see the current page's card first, even before scripts run. The carousel loops, so this
 * doesn't change which record follows which.
 */
function rotatedTo({ record, products }: Category, current: ProductRecord): readonly ProductRecord[] {
  const all = [...products, record];
  const at = all.indexOf(current);
  return [...all.slice(at), ...all.slice(0, at)];
}

/** Renders a carousel of a category and its products, with the current page marked (requirements 2.17). */
export const CategoryCarousel = ({ category, current }: { category: Category; current: ProductRecord }) => (
  <section className="sec g-rain" aria-labelledby="category-title">
    <div className="wrap carousel-block">
      <h2 id="category-title">{category.record.name}</h2>
      <CarouselPlaceholder rule="corporate" label={category.record.name} controls="heading">
        {rotatedTo(category, current).map((record) => (
          <Card key={record.slug} record={record} current={record === current} />
        ))}
      </CarouselPlaceholder>
    </div>
  </section>
);
