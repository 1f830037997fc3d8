import { useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Policy } from '../contract/list-shapes';
import type { Loaded } from '../shared/lists';
import { pageAddress } from '../shared/page-address';
import { SafeHtml } from '../shared/SafeHtml';
import { useLoaded } from '../shared/use-loaded';
import { useSafeHtml } from '../shared/use-safe-html';
import { Waiting } from '../shared/Waiting';
import { COPY } from './copy';
import type { CompanyPoliciesOptions } from './options';

export type CompanyPoliciesProps = CompanyPoliciesOptions & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Not given at build time. */
  readonly policy?: StoreApi<Loaded<Policy>>;
  readonly prerendered: boolean;
};

const htmlOf = ({ description }: Policy) => description;

export function CompanyPolicies({
  mail,
  terms,
  headingLevel,
  base,
  policy,
  prerendered,
}: CompanyPoliciesProps) {
  const { phase, data } = useLoaded(policy, prerendered);
  const policies = useMemo(() => data && [data], [data]);
  const [shown] = useSafeHtml(policies, htmlOf, base, Number(headingLevel)) ?? [];
  const isWaiting = !shown && (phase === 'loading' || data !== undefined);
  const ask = (
    <div className="company-policies__ask">
      <p className="broker-listing__text company-policies__lead">{COPY.instead}</p>
      <p className="company-policies__ways">
        <a
          className="broker-listing__action"
          href={mail ? `mailto:${mail}` : pageAddress('contact-us', base)}
        >
          {COPY.ask}
        </a>
        <a className="broker-listing__action broker-listing__action--quiet" href={pageAddress(terms, base)}>
          {COPY.terms}
        </a>
      </p>
    </div>
  );
  return (
    <div className="broker-listing company-policies" aria-busy={isWaiting}>
      {isWaiting && <Waiting blocks={1}>{ask}</Waiting>}
      {!isWaiting && !shown && ask}
      {shown && <SafeHtml className="broker-listing__prose company-policies__text" html={shown.html} />}
    </div>
  );
}
