export const COPY = {
  loading: 'The post is not here yet',
  loadingWhy: 'It loads with JavaScript, as soon as the connection allows.',
  none: 'No Data Found',
  noneWhy: 'It may have been removed, or its address is wrong.',
  removed: 'This post is no longer available',
  removedWhy: 'It has been removed since this page was made.',
  failed: 'The post cannot be shown at the moment',
  all: 'All posts',
} as const;
