export const COPY = {
  none: 'No openings today',
  unknown: 'Ask us what is open',
  sendCv: 'Send your CV to ',
  sendCvBy: 'Send us your CV',
  applyNow: 'Apply Now',
} as const;
