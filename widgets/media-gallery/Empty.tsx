import { COPY } from './copy';

export const Empty = ({ note }: { readonly note: string }) => (
  <div className="media-gallery__empty">
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M0 0h20a20 20 0 1 1-20 20z" />
    </svg>
    <div>
      <p className="media-gallery__none">{COPY.empty}</p>
      <p className="media-gallery__note">{note}</p>
    </div>
  </div>
);
