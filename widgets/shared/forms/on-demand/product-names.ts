import type { Texts } from '../../runtime/language';

/** Returns a product's name in the form's language with the English name beside it. Leaves other text unchanged. */
export function productName(english: string, translation: Texts['translation']): string {
  const name = translation?.products[english];
  return name ? `${name} (${english})` : english;
}
