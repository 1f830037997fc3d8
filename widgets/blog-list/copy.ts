export const COPY = {
  none: 'No Data Found',
  noneMore: 'There is nothing here yet. Our product pages answer the questions that we hear most.',
  read: 'Read Full Blog',
  more: 'LOAD MORE',
  less: 'SHOW LESS',
  shown: (shown: number, all: number) => `${shown} of ${all} posts are shown`,
} as const;
