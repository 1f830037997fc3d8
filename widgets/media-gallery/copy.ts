export const COPY = {
  more: 'Load More',
  less: 'Show Less',
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,
  empty: 'No Data Found',
  nothing: 'There is nothing here yet.',
  needsScript: {
    video: 'Films are shown where JavaScript is on.',
    image: 'Pictures are shown where JavaScript is on.',
  },
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: (number: number, all: number) => `${number} of ${all}`,
  reached: (number: number, all: number, title: string) => `${number} of ${all}: ${title}`,
  noVideo: 'This video cannot be shown here.',
  watch: (name: string) => `Watch on ${name}`,
} as const;
