import { SITE } from '../../site';

const [office] = SITE.offices;

/** In the footer of /contact-us, 450 px high; the frame itself comes when it is near the screen (browser/site.ts). */
export const ContactMap = () =>
  SITE.map && (
    <section className="map" data-map={SITE.map} data-map-title={`Map: ${office.title}, ${office.city}`}>
      <a className="btn" href={SITE.map}>
        Show the map
      </a>
    </section>
  );
