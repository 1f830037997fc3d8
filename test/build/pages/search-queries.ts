const MOTOR = '/individual/motor-insurance';
const HOME = '/individual/home-insurance';
const HEALTH = '/individual/health-insurance';
const LIFE = '/individual/life-insurance';
const CORPORATE = '/corporate';

/**
 * Queries of visitors, each with the path of the page that should come first. The paths state what visitors need: don't
 * change one because the search finds another page.
 */
export const QUERIES: Readonly<Record<string, string>> = {
  car: MOTOR,
  scooter: MOTOR,
  bike: MOTOR,
  gst: '/contact-us',
  कार: MOTOR,
  కారు: MOTOR,
  'claim status': '/claims',
  // Was the services page, until there was a page for renewals.
  renew: '/renewal-reminder',
  health: HEALTH,
  home: HOME,
  life: LIFE,
  fire: `${CORPORATE}/property-insurance/fire-policy`,
  marine: `${CORPORATE}/marine-insurance`,
  claim: '/claims',
  'd&o': `${CORPORATE}/liability-insurance/directors-and-officers-liability`,
  idv: '/glossary#insured-declared-value',

  'two wheeler': MOTOR,
  truck: MOTOR,
  'gadi bima': MOTOR,
  'गाड़ी का बीमा': MOTOR,
  'బైక్ ఇన్సూరెన్స్': MOTOR,
  'bandi insurance': MOTOR,
  'vehical insurance': MOTOR,
  mediclaim: HEALTH,
  'family floater': HEALTH,
  '80d': HEALTH,
  'helth insurence': HEALTH,
  'swasthya bima': HEALTH,
  'स्वास्थ्य बीमा': HEALTH,
  'ఆరోగ్య బీమా': HEALTH,
  'term plan': LIFE,
  keyman: LIFE,
  'jeevan bima': LIFE,
  'जीवन बीमा': LIFE,
  'flat insurance': HOME,
  'घर का बीमा': HOME,
  illu: HOME,
  ఇల్లు: HOME,
  'child plan': '/individual/child-education-insurance',
  'online fraud': '/individual/cyber-insurance',
  'shop insurance': `${CORPORATE}/property-insurance`,
  godown: `${CORPORATE}/property-insurance`,
  theft: `${CORPORATE}/property-insurance/burglary-insurance`,
  cargo: `${CORPORATE}/marine-insurance`,
  jcb: `${CORPORATE}/project-insurance/contractors-plant-and-machinery`,
  'doctor insurance': `${CORPORATE}/liability-insurance/professional-indemnity`,
  'employee health insurance': `${CORPORATE}/employee-benefits/group-health-insurance`,
  'staff accident': `${CORPORATE}/employee-benefits/group-personal-accidental-insurance`,
  job: '/careers',
  नौकरी: '/careers',
  ఉద్యోగం: '/careers',
  'cancel policy': '/glossary#free-look-period',
  'phone number': '/contact-us',
  complaint: '/about-us',
  'accident claim': '/claims',
  क्लेम: '/claims',
  'network hospital': '/glossary#network-hospital',
  ncb: '/glossary#no-claim-bonus',
  'which insurance should i take': '/find-my-cover',
  'become a partner': '/embed',
};
