import { LIABILITY_PRODUCT_PICTURES } from '../../../art/products/liability-insurance';
import type { CategoryProductRecord } from '../../product';

export const PRODUCT_LIABILITY: CategoryProductRecord = {
  slug: 'product-liability',
  name: 'Product Liability',
  meta: {
    meta_title: 'Product Liability Insurance for Makers and Sellers',
    meta_description:
      'Product liability insurance for makers, importers and sellers when a defect injures someone or damages property. See cover, exports and recall.',
    keyword:
      'product liability insurance, product defect claims, Consumer Protection Act 2019, export liability, vendor cover, product recall',
  },
  subtitle: 'When a product harms someone',
  descriptions: [
    'Product liability insurance protects makers, importers and sellers when a defect in a product injures someone or damages property.',
    'It pays compensation and legal costs for claims in the places listed in the policy.',
  ],
  introTitle: 'Cover for makers and sellers',
  intro:
    'The Consumer Protection Act, 2019 allows product liability actions against manufacturers, service providers and, in stated cases, sellers. A commercial general liability policy may include product cover; a separate policy suits higher product risks. Policy periods are typically one year.',
  needs: [
    'Manufacturers of consumer and industrial goods',
    'Importers, distributors and private-label sellers',
    'Exporters supplying overseas buyers',
    'Makers of food, medicines, electrical goods, toys and vehicle parts',
  ],
  coversInShort:
    'Injury, death or property damage caused by a product defect, legal defence costs, and claims against your vendors where they are included.',
  covers: [
    'Bodily injury or death caused by a defective product',
    'Damage to property of third parties',
    'Claims from design, manufacturing, labelling or instruction defects, as stated',
    'Legal defence costs',
    'Claims against sellers of your product, where vendors are included',
  ],
  excludes: [
    'Cost of repairing or replacing the product itself',
    'Recall and withdrawal expenses, unless added',
    'Failure of a product to perform as promised, where no injury or damage results',
    'Known defects, and deliberate breach of safety standards',
    'Aircraft parts and other special products, unless agreed',
  ],
  considerations: [
    'Sales by country and the courts that would hear a claim',
    'The retroactive date, since older products remain in use',
    'Quality control, batch records and warning labels',
    'Adding recall and vendor extensions',
  ],
  stepsTitle: 'From proposal to claim',
  steps: [
    {
      title: 'List products and markets',
      description:
        'Set out the products, the sales by country and the courts that would hear a claim. Say what you make, import or sell.',
      picture: 'count',
    },
    {
      title: 'Put records in order',
      description:
        'Keep batch numbers, test reports, supplier details, complaint logs and copies of labels and instructions. These records help in a claim.',
      picture: 'documents',
    },
    {
      title: 'Choose dates and extensions',
      description:
        'Look for a retroactive date that takes in older products still in use. Decide whether to add recall and vendor extensions.',
      picture: 'clauses',
    },
    {
      title: 'Report a complaint',
      description:
        'Tell the insurer when a product is said to have hurt someone or damaged property. Keep the item and batch samples where you can.',
      picture: 'report',
    },
  ],
  faqs: [
    {
      question: 'Can a seller be liable and not only the maker?',
      answer:
        'Yes. The Consumer Protection Act, 2019 allows product liability actions against manufacturers, service providers and, in stated cases, sellers.',
    },
    {
      question: 'Are exports included?',
      answer: 'Only to the countries listed. Some markets need special terms.',
    },
    {
      question: 'Does it pay for replacing faulty goods?',
      answer: 'No. It pays for injury or damage the goods cause to others.',
    },
    {
      question: 'How is it linked to general liability?',
      answer:
        'A commercial general liability policy may include product cover. A separate policy suits higher product risks.',
    },
    {
      question: 'What records help in a claim?',
      answer:
        'Batch numbers, test reports, supplier details, complaint logs and copies of labels and instructions.',
    },
  ],
  related: ['commercial-general-liability', 'marine-open-policy-/-cover'],
  pictures: LIABILITY_PRODUCT_PICTURES['product-liability'],
};
