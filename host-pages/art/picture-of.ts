import type { ProductRecord } from '../records/product';
import type { LINES } from './lines';
import { type SymbolName, symbolNamed } from './sprite';

/** A line's own picture: motor-insurance is "motor". Throws where no picture has the name. */
export const linePictureOf = ({ slug }: ProductRecord) =>
  symbolNamed(slug.replace(/-insurance$/, '')) as keyof typeof LINES;

/** A corporate product's own picture, named by its slug without the odd characters. Throws like the other. */
export const productPictureOf = ({ slug }: ProductRecord): SymbolName =>
  symbolNamed(slug.replace(/[^a-z-]/g, '').replace(/-+/g, '-'));
