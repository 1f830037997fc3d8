import { SITE } from '../../site';
import { Icon } from './Icon';

const [office] = SITE.offices;

/** In the footer of /contact-us, 450 px high (requirements 2.9). browser/maps.ts inserts the frame near the viewport. */
export const ContactMap = () =>
  SITE.map && (
    <section className="map" data-map={SITE.map} data-map-title={`Map: ${office.title}, ${office.city}`}>
      <div className="g-white">
        <address className="icon-line">
          <Icon name="place" />
          <span>{office.address.join(', ')}</span>
        </address>
        <a className="btn btn-outline" href={SITE.map}>
          Open the map
        </a>
        <p className="small">It comes from {new URL(SITE.map).hostname}.</p>
      </div>
    </section>
  );
