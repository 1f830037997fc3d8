import { useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Policy } from '../contract/list-shapes';
import { SafeHtml } from '../shared/html/SafeHtml';
import { useSafeHtml } from '../shared/html/use-safe-html';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useLoaded } from '../shared/lists/use-loaded';
import { COPY } from './copy';
import type { CompanyPoliciesOptions } from './options';

export type CompanyPoliciesProps = CompanyPoliciesOptions & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Undefined at build time. */
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
  const isLoading = !shown && (phase === 'loading' || data !== undefined);
  const fallback = (
    <div className="company-policies__ask">
      <p className="broker-listing__text company-policies__lead">{COPY.instead}</p>
      <p className="company-policies__ways">
        <a className="broker-listing__action" href={mail ? `mailto:${mail}` : pageUrl('contact-us', base)}>
          {COPY.ask}
        </a>
        <a className="broker-listing__action broker-listing__action--quiet" href={pageUrl(terms, base)}>
          {COPY.terms}
        </a>
      </p>
    </div>
  );
  return (
    <div className="broker-listing company-policies" aria-busy={isLoading}>
      <ListState isLoading={isLoading} skeleton={<SkeletonBlocks count={1} />}>
        {shown ? (
          <SafeHtml className="broker-listing__prose company-policies__text" html={shown.html} />
        ) : (
          fallback
        )}
      </ListState>
    </div>
  );
}
