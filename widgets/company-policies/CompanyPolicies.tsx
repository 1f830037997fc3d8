import { type ReactNode, useMemo, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Policy } from '../contract/list-shapes';
import { SafeHtml } from '../shared/html/SafeHtml';
import { StaticContent } from '../shared/html/StaticContent';
import { useSafeHtml } from '../shared/html/use-safe-html';
import { contentHash } from '../shared/lists/content-hash';
import { EmptyState } from '../shared/lists/EmptyState';
import { FailedState, LISTING_CLASSES } from '../shared/lists/FailedState';
import { ListState } from '../shared/lists/ListState';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion } from '../shared/lists/use-version';
import { COPY } from './copy';
import type { CompanyPoliciesOptions } from './options';

export type CompanyPoliciesProps = CompanyPoliciesOptions &
  Prerendered & {
    /** URL of the folder with our pages. Ends with a slash. */
    readonly base: string;
    /** Store of the policies that the API sends; undefined at build time. */
    readonly policy?: StoreApi<Loaded<Policy>>;
    /** The sanitised policies in the markup, or null if there are none. Only the build passes them. */
    readonly built?: ReactNode;
  };

const htmlOf = ({ description }: Policy) => description;

export const hashOf = ({ description }: Policy) => contentHash(description ? [description] : []);

export function CompanyPolicies(props: CompanyPoliciesProps) {
  const { mail, terms, headingLevel, base, policy, built, prerendered } = props;
  const state = useLoaded(policy, prerendered);
  const { data } = state;
  const target = useVersion(state, props, hashOf);
  const isStatic = target === 'static';
  const policies = useMemo(() => (data?.description && !isStatic ? [data] : undefined), [data, isStatic]);
  const [shown] = useSafeHtml(policies, htmlOf, base, Number(headingLevel)) ?? [];
  const last = useRef(prerendered ? 'static' : 'loading');
  if (!policies || shown?.item === data) last.current = target;
  const version = last.current;
  const level = `h${Math.min(Number(headingLevel) + 1, 3)}` as 'h2' | 'h3';

  const contact = mail ? `mailto:${mail}` : pageUrl('contact-us', base);
  const ways = (
    <p className="company-policies__ways">
      <a className="broker-listing__action" href={contact}>
        {COPY.ask}
      </a>
      <a className="broker-listing__action broker-listing__action--quiet" href={pageUrl(terms, base)}>
        {COPY.terms}
      </a>
    </p>
  );
  const empty = (
    <div className="company-policies__ask">
      <p className="broker-listing__text company-policies__lead">{COPY.instead}</p>
      {ways}
    </div>
  );
  const loading = (
    <EmptyState title={COPY.loading} heading={level}>
      <p className="broker-listing__text">{COPY.loadingMore}</p>
      {ways}
    </EmptyState>
  );
  return (
    <div className="broker-listing company-policies" aria-busy={version === 'loading'}>
      <ListVersions version={version}>
        {version === 'static' ? (
          <StaticContent className="broker-list__static" prerendered>
            {!policy && (built === undefined ? loading : (built ?? empty))}
          </StaticContent>
        ) : version === 'loading' ? (
          <ListState isLoading skeleton={<SkeletonBlocks count={1} />}>
            {loading}
          </ListState>
        ) : version === 'failed' ? (
          <FailedState
            title={COPY.failed}
            heading={level}
            retry={state.retry}
            contact={contact}
            classes={LISTING_CLASSES}
          />
        ) : shown ? (
          <SafeHtml className="broker-listing__prose company-policies__text" html={shown.html} />
        ) : (
          empty
        )}
      </ListVersions>
    </div>
  );
}
