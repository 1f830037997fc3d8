/** An insurance term. Its entry on the glossary page has an id that `termId` makes from `term`. */
export type GlossaryTerm = {
  readonly term: string;
  /** The term's short form. */
  readonly abbreviation?: string;
  /** Other spellings and plurals. */
  readonly spellings?: readonly string[];
  readonly definition: string;
  /** Phrases in which the term's words mean something else. */
  readonly except?: readonly string[];
};

export const GLOSSARY_PATH = '/glossary';

export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    term: 'A, B and C clauses',
    spellings: ['wider clauses'],
    definition:
      'Standard sets of cover for goods in transit. A is the widest and works on an all-risks basis. B and C cover listed events, with C the narrowest.',
  },
  {
    term: 'Actuarial valuation',
    definition:
      'A calculation of what an employer owes its employees in future benefits such as gratuity, made by an actuary.',
  },
  {
    term: 'Add-on',
    spellings: ['add-ons'],
    definition: 'Cover that you choose in addition to the basic policy.',
  },
  {
    term: 'All-risk policy',
    spellings: ['all-risks basis', 'all-risk'],
    definition:
      'A policy that covers any accidental damage that it does not exclude, unlike a policy that lists the events it covers.',
  },
  {
    term: 'AYUSH treatment',
    definition: 'Treatment by Ayurveda, Yoga and Naturopathy, Unani, Siddha or Homoeopathy.',
  },
  {
    term: 'Cashless treatment',
    spellings: ['cashless'],
    definition:
      'Treatment at a network hospital, for which the insurer pays the hospital directly. Otherwise you pay the bill and the insurer reimburses you.',
  },
  {
    term: 'Claims-made',
    definition:
      'A claims-made policy responds if it is in force when the claim is first made, provided the event happened after the retroactive date. Continuous renewal is therefore important.',
  },
  {
    term: 'Co-payment',
    spellings: ['co-payments', 'co-pay', 'copayment'],
    definition:
      'The share of each claim that you pay yourself, as the policy states. The insurer pays the rest.',
  },
  {
    term: 'Comprehensive cover',
    spellings: ['package policy', 'comprehensive policy', 'comprehensive'],
    definition:
      'A motor policy with third-party cover, and with cover for damage to and theft of your own vehicle. It is also called a package policy.',
  },
  {
    term: 'Consequential loss',
    spellings: ['indirect losses', 'indirect loss'],
    definition:
      'A loss that follows from the damage, such as income lost while a vehicle is off the road. Some policies cover it if it is added.',
  },
  {
    term: 'Day care procedure',
    spellings: ['day care procedures', 'day care'],
    definition: 'Treatment in a hospital that no longer needs a stay of 24 hours.',
  },
  {
    term: 'Deductible',
    spellings: ['deductibles'],
    definition: 'The part of a claim that you bear yourself. The insurer pays only what is above it.',
  },
  {
    term: 'Defence costs',
    spellings: ['legal defence costs'],
    definition:
      'What it costs to defend a claim against you, such as legal fees. They are normally covered with the insurer’s consent. Some policies take them from the limit, others pay them in addition.',
  },
  {
    term: 'Depreciation',
    definition: 'The fall in value of a vehicle or other property with age and use.',
  },
  {
    term: 'Endorsement',
    spellings: ['endorsements'],
    definition: 'A change to a policy in force, such as adding a new employee to a group policy.',
  },
  {
    term: 'Escalation clause',
    definition:
      'A clause that provides for an expected rise in the cost of a project, so that the sum insured does not become too low.',
  },
  {
    term: 'First loss cover',
    spellings: ['first loss basis', 'first loss'],
    definition:
      'Cover for only a part of the total value, where all goods cannot be stolen at once, as with bulky stock. The total value must still be declared.',
  },
  {
    term: 'Floater',
    spellings: ['floater declaration', 'family floater'],
    definition:
      'One sum insured that several people or places share: a family in health insurance, or several locations with stock.',
  },
  {
    term: 'Free look period',
    definition: 'The 30 days from receiving a life or health policy in which you can return it.',
  },
  {
    term: 'Grace period',
    definition:
      'The time after a missed premium in which a life policy stays in force: commonly 30 days, or 15 days for monthly payment.',
  },
  {
    term: 'Indemnity period',
    definition:
      'The time after the damage for which loss of profit is paid. Choose a period long enough to rebuild and recover sales.',
  },
  {
    term: 'Insured declared value',
    abbreviation: 'IDV',
    definition:
      'The agreed current value of a vehicle, worked out from its listed selling price less depreciation for age. It is the most the policy pays if the vehicle is stolen or damaged beyond repair.',
  },
  {
    term: 'Lock-in',
    definition:
      'The time in which you cannot take money out of a savings plan. Unit-linked plans have a lock-in of five years.',
  },
  {
    term: 'Loss of profit',
    spellings: ['loss of gross profit'],
    definition:
      'Cover for the profit that a business loses while insured damage stops its work. The indemnity period says for how long.',
  },
  {
    term: 'Maintenance period',
    spellings: ['maintenance cover'],
    definition:
      'An agreed time after a project is handed over in which the contractor must put defects right. It is covered only if it is part of the policy.',
  },
  {
    term: 'Market value',
    definition: 'The cost of new property of the same kind, less depreciation.',
    except: ['market value adjustment'],
  },
  {
    term: 'Maturity benefit',
    spellings: ['maturity amount', 'maturity or survival benefit', 'survival benefit'],
    definition: 'The amount that a savings plan pays at the end of its term.',
  },
  {
    term: 'Named perils',
    definition:
      'The events that a policy lists, such as fire or flood. Only these are covered: anything else needs an add-on or another policy.',
  },
  {
    term: 'Network hospital',
    spellings: ['network hospitals'],
    definition: 'A hospital at which the insurer offers cashless treatment.',
  },
  {
    term: 'No claim bonus',
    abbreviation: 'NCB',
    definition:
      'A reduction in the own-damage premium of motor insurance, earned for each year without a claim. It belongs to you and not to the vehicle, and is normally lost if the policy is not renewed within 90 days of expiry.',
  },
  {
    term: 'No-fault relief',
    spellings: ['no-fault'],
    definition:
      'Relief set out in a law, which victims receive without having to prove negligence. They may still claim further compensation under other laws.',
  },
  {
    term: 'Nominee',
    spellings: ['nominees'],
    definition: 'The person named to receive the benefit of a policy after a death.',
    except: ['nominee directors'],
  },
  {
    term: 'Open cover',
    definition:
      'An agreement to insure all shipments in a period, usually with a certificate for each. An open policy, in contrast, has a total sum insured.',
  },
  {
    term: 'Open policy',
    definition: 'A marine policy with a total sum insured that reduces with each declaration of a shipment.',
    except: ['marine open policy'],
  },
  {
    term: 'Own-damage cover',
    spellings: ['own-damage', 'own damage'],
    definition: 'Cover for damage to and theft of your own vehicle.',
  },
  {
    term: 'Portability',
    definition:
      'Moving a health policy to another insurer at renewal, with credit for waiting periods already served. The new insurer decides whether to accept you.',
  },
  {
    term: 'Pre-existing condition',
    spellings: ['pre-existing conditions', 'pre-existing diseases', 'pre-existing disease'],
    definition:
      'An illness that you had before the policy began. It is covered once its waiting period ends; the rules limit that to 36 months of continuous cover.',
  },
  {
    term: 'Reinstatement value',
    spellings: ['reinstatement'],
    definition:
      'The cost of replacing damaged property with new property of the same kind. Market value takes off depreciation.',
  },
  {
    term: 'Retroactive date',
    definition:
      'The date from which past work is covered. Keep the same date at each renewal so that earlier work stays insured.',
  },
  {
    term: 'Return to invoice',
    definition:
      'An add-on of motor insurance that is based on the invoice price of the vehicle instead of its insured declared value.',
  },
  {
    term: 'Rider',
    spellings: ['riders'],
    definition:
      'Extra cover that is added to a life policy, for example for accidental death, disability or a critical illness.',
  },
  {
    term: 'Room rent limit',
    spellings: ['room rent limits'],
    definition: 'The most that a health policy pays for the hospital room.',
  },
  {
    term: 'Run-off cover',
    spellings: ['run-off'],
    definition:
      'Cover for claims that are made later, after a director has retired, a firm has closed or a company has been sold.',
  },
  {
    term: 'Salvage',
    definition: 'What is left of damaged property and still has a value. It is taken off the payment.',
  },
  {
    term: 'Sum assured',
    definition: 'The amount that a life policy pays.',
  },
  {
    term: 'Sum insured',
    spellings: ['sums insured'],
    definition: 'The amount for which people or property are insured: the most that the policy pays.',
  },
  {
    term: 'Surrender',
    spellings: ['surrendered', 'surrender value'],
    definition: 'Ending a savings policy before its term. Benefits are then reduced or lost.',
  },
  {
    term: 'Surveyor',
    spellings: ['surveyors'],
    definition: 'A person who visits after a loss and assesses it.',
  },
  {
    term: 'Term insurance',
    spellings: ['term cover'],
    definition:
      'Pure protection: the nominee receives the sum assured if the insured person dies in the term, and nothing is payable on survival.',
  },
  {
    term: 'Third-party cover',
    spellings: ['third-party policy', 'third-party'],
    definition: 'Cover for harm that you, or your vehicle, cause to other people and their property.',
    except: ['third-party administrator'],
  },
  {
    term: 'Total loss',
    definition: 'A vehicle or other property that is stolen or damaged beyond repair.',
  },
  {
    term: 'Unit-linked plan',
    spellings: ['unit-linked plans', 'unit-linked fund', 'unit-linked'],
    definition:
      'A life insurance plan whose savings follow the market. Investment losses stay with the policyholder.',
  },
  {
    term: 'Waiting period',
    spellings: ['waiting periods'],
    definition: 'The time at the start of a health policy in which some treatment is not covered yet.',
  },
  {
    term: 'Zero depreciation',
    definition: 'An add-on of motor insurance: depreciation is not taken off the payment for parts.',
  },
];

/** Returns the id of a term's entry on the glossary page. */
export const termId = ({ term }: Pick<GlossaryTerm, 'term'>) => term.toLowerCase().replace(/[^a-z]+/g, '-');
