import type { ReactNode } from 'react';
import { STATES } from '../../../widgets/contract/states';
import type { Partner } from '../../db/partners';
import { LEAD_KINDS, LEAD_STATUSES } from '../../db/schema';
import { KIND_LABELS } from '../../reports/lead-labels';
import { LANGUAGE_NAMES } from '../../reports/sender-texts';
import { type ListParams, NO_PARTNER, PARAMS } from '../list-params';
import { STATUS_WORDS } from '../words';
import { Token } from './Layout';

/** The values of stored leads that the filters offer as choices. */
export type Choices = {
  readonly products: readonly string[];
  readonly cities: readonly string[];
  readonly partners: readonly string[];
};

type FiltersProps = {
  readonly params: ListParams;
  readonly choices: Choices;
  readonly partners: readonly Partner[];
  /** The text of the search; undefined if there is none. */
  readonly search: string | undefined;
  readonly token: string;
};

type Option = readonly [value: string, text: string];

const Field = ({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <p className="field">
    <label htmlFor={name}>{label}</label>
    {children}
  </p>
);

/** A select whose first option is "Any". If `options` doesn't contain the chosen value, adds an option for it. */
const Choice = ({
  name,
  label,
  value,
  options,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}) => (
  <Field name={name} label={label}>
    <select id={name} name={name} defaultValue={value}>
      <option value="">Any</option>
      {(value && !options.some(([known]) => known === value) ? [[value, value], ...options] : options).map(
        ([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ),
      )}
    </select>
  </Field>
);

const sameText = (values: readonly string[]): Option[] => values.map((value) => [value, value]);

function partnerOptions(partners: readonly Partner[], used: readonly string[]): Option[] {
  const known = partners.map(({ id, name }): Option => [id, `${name} (${id})`]);
  const unknown = used.filter((id) => !partners.some((partner) => partner.id === id));
  return [[NO_PARTNER, 'No partner'], ...known, ...sameText(unknown)];
}

export const Filters = ({ params, choices, partners, search, token }: FiltersProps) => {
  const active = PARAMS.filter((name) => name !== 'search' && params[name]).length;
  return (
    <section className="filters" aria-label="Search and filters">
      {/* One form, so that each button sends the search and the filters. POST keeps the search text out of URLs. */}
      {/* No autocomplete: after Back, browsers restore the chosen filters, and Search would apply them unseen. */}
      <form method="post" action="/searches" autoComplete="off">
        <Token token={token} />
        <div className="search">
          <Field name="text" label="Name, number or reference">
            <input id="text" name="text" type="search" defaultValue={search ?? ''} autoComplete="off" />
          </Field>
          <button type="submit">Search</button>
        </div>
        <details open={active > 0}>
          <summary>{active > 0 ? `Filters (${active})` : 'Filters'}</summary>
          <div className="grid">
            <Choice
              name="kind"
              label="Kind"
              value={params.kind}
              options={LEAD_KINDS.map((kind) => [kind, KIND_LABELS[kind]])}
            />
            <Choice
              name="status"
              label="Status"
              value={params.status}
              options={[
                ['unread', 'Unread'],
                ...LEAD_STATUSES.map((status): Option => [status, STATUS_WORDS[status]]),
              ]}
            />
            <Choice
              name="product"
              label="Product"
              value={params.product}
              options={sameText(choices.products)}
            />
            <Choice
              name="partner"
              label="Partner"
              value={params.partner}
              options={partnerOptions(partners, choices.partners)}
            />
            <Choice name="state" label="State" value={params.state} options={sameText(STATES)} />
            <Field name="city" label="City">
              <input id="city" name="city" defaultValue={params.city} list="cities" autoComplete="off" />
              <datalist id="cities">
                {choices.cities.map((city) => (
                  <option key={city} value={city} />
                ))}
              </datalist>
            </Field>
            <Choice name="language" label="Language" value={params.language} options={LANGUAGE_NAMES} />
            <Field name="from" label="From">
              <input id="from" name="from" type="date" defaultValue={params.from} />
            </Field>
            <Field name="until" label="Until (included)">
              <input id="until" name="until" type="date" defaultValue={params.until} />
            </Field>
            <Choice
              name="suspected"
              label="Looks like spam"
              value={params.suspected}
              options={[['yes', 'Only these']]}
            />
            <p className="actions">
              <button type="submit">Show</button>
              {(active > 0 || search) && <a href="/">Clear all</a>}
            </p>
          </div>
        </details>
      </form>
    </section>
  );
};
