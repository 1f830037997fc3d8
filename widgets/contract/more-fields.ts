import type { LeadField } from './field-rules';

/**
 * Optional questions of the quote form. Only our own API accepts their answers. It stores valid answers in the lead,
 * together with other fields that are not in requirements 5, and drops invalid answers. The questions are not in
 * LEAD_FIELDS, because every page with a form loads LEAD_FIELDS.
 */
export const MORE_FIELDS = {
  call_time: {
    label: 'When To Call',
    control: 'select',
    values: ['As soon as possible', 'Morning', 'Afternoon', 'Evening'],
    maxLength: 30,
  },
  registration_number: {
    label: 'Registration Number',
    control: 'text',
    maxLength: 60, // for pasted text such as "Vehicle Registration No.: TS 09 AB 1234"
  },
  expiry_month: {
    label: 'Expiry Month',
    control: 'select',
    values: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    maxLength: 20,
  },
  whatsapp: {
    label: 'Send me updates on WhatsApp',
    control: 'checkbox',
    values: ['yes'],
    consent: true,
    maxLength: 3,
  },
} as const satisfies Readonly<Record<string, LeadField>>;

/** Everyday words for vehicles in Latin script: English, and Hindi and Telugu as people type them on phones. */
const LATIN =
  /\b(?:motor(?:s|bikes?|cars?|cycles?)?|cars?|kaar|bikes?|sco+t(?:ers?|y|ys|ies?|i)|mopeds?|wheel[ea]rs?|[234][ -]?wh?|(?:two|three|four|[234])wheel[ea]rs?|vehi?c(?:le|al|el)s?|va+han(?:am?)?|ga+d+i|ba+ndi|taxis?|cabs?|trucks?|lorr(?:y|ies)|tractors?|trolleys?|tippers?|tempos?|vans?|pick-?ups?|jeeps?|suvs?|(?:mini)?bus(?:es)?|autos?|(?:auto)?ri(?:ck|c|k)sha(?:w?s?)|ev|activa|splendor|pulsar|bullet|enfield|maruti|bolero|innova)\b/i;
/** Words in Hindi and Telugu. Both languages join words, so this also matches a word inside a longer word. */
const INDIC =
  /मोटर|गाड\u093c?[िी]|बा[इई]क|स्कूट|ट्रक|ट्र[ैेॅ]क्टर|वाहन|पहिया|व्ह[ीि]ल|व्हीकल|[ऑआ]टो(?!म)|रिक्शा|ट[ैे]क्सी|कैब|जीप|ट[ेै](?:म्|ं)पो|ल[ॉा]री|मोपेड|एक्टिवा|बुलेट|మోటార|బండ(?:ి|్ల)|బైక|స్కూట|ట్రక్|ట్రాక్టర|వాహన|ద్విచక్ర|వీలర|ఆటో(?!మ)|రిక్షా|ట(?:ా|్యా)క్సీ|క్యాబ్|జీప|టెంపో|లారీ|మోపెడ్|యాక్టివా|వ్యాన్|బస్సు|బుల్లెట్/;
/**
 * Words in Hindi and Telugu that must match as whole words, because unrelated words contain them: "सरकार" (government)
 * and "कारखाना" (factory) contain "कार" (car), and "కార్మిక" (worker) contains "కార్".
 */
const WHOLE_WORDS =
  /(?:^|[^\p{L}\p{M}])(?:(?:कार(?:ें|ों)?|बस(?:ें|ों)?|वैन|కార్(?:ల[ుకన]?)?|బస్)(?![\p{L}\p{M}])|కారు(?!ణ))/u;

/**
 * Returns true if a product is insurance of vehicles. `product` is the product's name, or the visitor's own words for
 * it.
 */
export function isVehicle(product: string): boolean {
  // Convert "ड़" to two characters, as in INDIC.
  const text = product.normalize();
  return [LATIN, INDIC, WHOLE_WORDS].some((words) => words.test(text));
}
