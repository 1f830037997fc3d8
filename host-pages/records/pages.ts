/** What a page says of itself in its head (spec section 3, page metadata entry). */
export type PageRecord = {
  readonly meta_title: string;
  readonly meta_description: string;
  readonly keyword: string;
};

export const HOME: PageRecord = {
  meta_title: 'Insurance broker for people and companies',
  meta_description:
    'A regulated insurance broker with offices in Hyderabad and Vijayawada. Ask for a quote for individual or corporate cover.',
  keyword: 'insurance broker, insurance quote, Hyderabad, Vijayawada',
};

export const NOT_FOUND: PageRecord = {
  meta_title: 'Page Not Found',
  meta_description: 'The page that you asked for is not here.',
  keyword: '',
};
