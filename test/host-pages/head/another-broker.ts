import type { PageModel } from '../../../host-pages/head/page-model';
import type { SiteModel } from '../../../host-pages/head/site-model';

/**
 * A broker whose facts all differ from site.ts. With it, tests detect code that reads site.ts instead of its argument.
 */
export const BROKER: SiteModel = {
  name: 'Godavari & Sons',
  licence: 'IRDAI Licence No. 123',
  phone: '+91 40 1234 5678',
  mail: 'help@godavari.example',
  origin: 'https://godavari.example',
  api: 'api/',
  product: 'godavari',
  offices: [
    {
      title: 'Corporate office',
      city: 'Hyderabad',
      state: 'Telangana',
      address: ['1 Lake Road', 'Begumpet'],
      mail: 'hyd@godavari.example',
      phones: ['+91 40 1234 5678', '+91 40 8765 4321'],
    },
    {
      title: 'Branch',
      city: 'Vijayawada',
      state: 'Andhra Pradesh',
      address: ['2 Canal Road'],
      mail: '',
      phones: [],
    },
  ],
  social: {
    messaging: 'https://chat.example/godavari',
    network: 'https://network.example/godavari',
    photos: '',
  },
  map: '',
  accent: '#ffcc00',
  analytics: '',
  redirects: [],
};

export const PAGE: PageModel = {
  path: "/corporate/project-insurance/contractor's-(x)/-y",
  meta: {
    meta_title: 'All Risk',
    meta_description: 'Cover for "works" & <plant>.',
    keyword: 'works, plant',
  },
  canonical: "/corporate/project-insurance/contractor's-(x)/-y",
  crumbs: [
    ['Home', '/'],
    ['Project Insurance', '/corporate/project-insurance'],
    ["Contractor's", "/corporate/project-insurance/contractor's-(x)/-y"],
  ],
  faqs: [{ question: 'Is </script> covered?', answer: 'Yes,\nin full.' }],
  service: { name: 'All Risk', description: 'Cover for works.' },
  indexed: true,
};

export const PAGE_URL = 'https://godavari.example/corporate/project-insurance/contractor%27s-%28x%29/-y';
