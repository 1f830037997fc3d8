export const COPY = {
  none: 'No Data Found',
  noneMore: 'The post needs JavaScript to be shown, or it is no longer here.',
  all: 'All posts',
} as const;
