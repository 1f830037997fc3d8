import { drop, leaf, quarter, square } from '../../art/shapes';
import { CarouselPlaceholder } from '../../prerender';
import { SAMPLE_COMPANIES } from '../../records/samples';

/** Stand-ins for marks, of the site's own shapes: a real mark is never drawn. */
const MARKS = [
  drop(0, 0, 40),
  quarter(0, 0, 20, 'br') + quarter(20, 20, 20, 'tl') + square(20, 0, 20) + square(0, 20, 20),
  leaf(0, 0, 40, '/'),
  drop(0, 0, 20) + drop(20, 20, 20, 'br') + square(22, 2, 16) + square(2, 22, 16),
  quarter(0, 0, 40, 'bl'),
];

export const Companies = () => (
  <section className="wrap carousel-block" aria-labelledby="companies-title">
    <h2 id="companies-title">
      Associated companies <span className="tag">Sample marks</span>
    </h2>
    <CarouselPlaceholder rule="associates" label="Associated companies" controls="heading">
      {SAMPLE_COMPANIES.map((name, at) => (
        <li key={name} className="mark">
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path fill="currentColor" d={MARKS[at % MARKS.length]} />
          </svg>
          {name}
        </li>
      ))}
    </CarouselPlaceholder>
  </section>
);
