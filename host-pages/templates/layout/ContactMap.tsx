import { Art } from '../../art/Art';
import { TOWN_PLAN } from '../../art/town-plan';
import type { Office } from '../../head/site-model';
import { Icon } from './Icon';

type ContactMapProps = {
  /** URL of an embeddable map, or an empty string. */
  readonly map: string;
  readonly office: Pick<Office, 'title' | 'city' | 'address' | 'directions'>;
};

/**
 * Renders a drawing of a town in the footer of /contact-us, 450 px high (requirements 2.9). When the drawing is near
 * the viewport, browser/maps.ts inserts the map over the drawing.
 */
export const ContactMap = ({ map, office: { title, city, address, directions } }: ContactMapProps) =>
  map && (
    <section className="map g-rain" data-map={map} data-map-title={`Map: ${title}, ${city}`}>
      <Art picture={TOWN_PLAN} fit="xMidYMid slice" />
      <div className="g-white">
        <address className="icon-line">
          <Icon name="place" />
          <span>{address.join(', ')}</span>
        </address>
        <div className="row">
          <a className="btn btn-outline" href={map}>
            Open the map
          </a>
          {directions && (
            <a className="target" href={directions} target="_blank" rel="noopener">
              Directions<span className="hidden-text">{` to the ${title}, ${city}`}</span>
            </a>
          )}
        </div>
        <p className="small">The map loads from {new URL(map).hostname.replace(/^www\./, '')}.</p>
      </div>
    </section>
  );
