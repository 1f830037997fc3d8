/** Samples, and shown as samples: the pages say so beside them. The API's own lists take their place. */
export const SAMPLE_COMPANIES = [
  'Sample mark 1',
  'Sample mark 2',
  'Sample mark 3',
  'Sample mark 4',
  'Sample mark 5',
];

export const SAMPLE_REVIEWS = [
  {
    name: 'Sample customer, Motor',
    rating: 5,
    short_note: 'Two or three sentences in the customer’s own words, published with consent.',
  },
  {
    name: 'Sample customer, Group Health',
    rating: 4,
    short_note:
      'A longer review sits here to test four lines. It should say what was asked, what was explained and how the claim or renewal went.',
  },
  { name: 'Sample customer, Marine', rating: 5, short_note: 'A short review.' },
  {
    name: 'Sample customer, Home',
    rating: 4,
    short_note: 'What the customer asked for, what was explained, and what happened next.',
  },
];
