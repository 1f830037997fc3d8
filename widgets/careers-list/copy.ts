export const COPY = {
  none: 'No openings today',
  loading: 'The openings are not here yet',
  failed: 'The openings cannot be shown at the moment',
  sendCv: 'Send your CV to ',
  sendCvBy: 'Send us your CV',
  applyNow: 'Apply Now',
  read: 'Read the opening',
} as const;
