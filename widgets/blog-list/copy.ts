export const COPY = {
  none: 'No Data Found',
  noneMore: 'There is nothing here yet. Our product pages answer the questions that we hear most.',
  loading: 'The posts are not here yet',
  failed: 'The posts cannot be shown at the moment',
  read: 'Read Full Blog',
  more: 'LOAD MORE',
  less: 'SHOW LESS',
  shown: (shown: number, all: number) => `${shown} of ${all} posts are shown`,
  moreFailed: 'The other posts cannot be shown at the moment. Press the button to try again.',
} as const;
