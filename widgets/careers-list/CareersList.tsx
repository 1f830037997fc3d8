import type { StoreApi } from 'zustand/vanilla';
import type { Job } from '../contract/list-shapes';
import type { Loaded } from '../shared/lists';
import { Notice } from '../shared/Notice';
import { useLoaded } from '../shared/use-loaded';
import { useSafeHtml } from '../shared/use-safe-html';
import { Waiting } from '../shared/Waiting';
import { COPY } from './copy';
import { JobCard } from './JobCard';
import type { CareersListOptions } from './options';

export type CareersListProps = CareersListOptions & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Not given at build time. */
  readonly jobs?: StoreApi<Loaded<readonly Job[]>>;
  readonly prerendered: boolean;
};

const htmlOf = ({ responsibility }: Job) => responsibility;

/** The heading of a card; the list stands under an h2. */
const CARD_LEVEL = 3;

const SendCv = ({ title, mail, base }: { title: string; mail: string; base: string }) => (
  <Notice title={title}>
    <p className="broker-listing__text">
      {mail ? COPY.sendCv : null}
      <a className="broker-listing__way" href={mail ? `mailto:${mail}` : `${base}contact-us`}>
        {mail || COPY.sendCvBy}
      </a>
    </p>
  </Notice>
);

export function CareersList({ mail, details, base, jobs, prerendered }: CareersListProps) {
  const { phase, data } = useLoaded(jobs, prerendered);
  const cards = useSafeHtml(data, htmlOf, base, CARD_LEVEL);
  const isEmpty = data?.length === 0;
  const isWaiting = data ? !isEmpty && !cards : phase === 'loading';
  return (
    <div className="broker-listing careers-list" aria-busy={isWaiting}>
      {isWaiting ? (
        <Waiting blocks={4}>
          <SendCv title={COPY.unknown} mail={mail} base={base} />
        </Waiting>
      ) : isEmpty || !cards ? (
        <SendCv title={data ? COPY.none : COPY.unknown} mail={mail} base={base} />
      ) : (
        <ul className="broker-listing__grid">
          {cards.map(({ item, html }) => (
            <JobCard key={item.id} job={item} html={html} details={details} base={base} />
          ))}
        </ul>
      )}
    </div>
  );
}
