import { SITE } from '../../site';

const [office] = SITE.offices;

/** In the footer of /contact-us, 450 px high (requirements 2.9). browser/maps.ts inserts the frame near the viewport. */
export const ContactMap = () =>
  SITE.map && (
    <section className="map" data-map={SITE.map} data-map-title={`Map: ${office.title}, ${office.city}`}>
      <a className="btn" href={SITE.map}>
        Show the map
      </a>
    </section>
  );
