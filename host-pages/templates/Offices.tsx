import { Fragment } from 'react';
import { telHref } from '../../widgets/contract/tel-href';
import { MailAddress } from '../../widgets/shared/html/MailAddress';
import { NamedArt, type NamedArtProps, type PictureName } from '../art/NamedArt';
import { HOME_PICTURES } from '../art/products/home-insurance';
import { LIABILITY_PRODUCT_PICTURES } from '../art/products/liability-insurance';
import { hoursText } from '../head/opening-hours';
import type { Office } from '../head/site-model';
import { REACH_US } from '../records/office-towns';
import { Icon } from './layout/Icon';

/** Pictures of towns, keyed by the town's name. */
const TOWNS: Readonly<Record<string, PictureName>> = { Hyderabad: 'hyderabad', Vijayawada: 'vijayawada' };
/** Pictures for other towns, used in turn. They show a house and a workshop, with people in front. */
const ANY_TOWN = [
  { name: 'people', thing: HOME_PICTURES.thing },
  { name: 'who', thing: LIABILITY_PRODUCT_PICTURES['commercial-general-liability'].thing },
] as const;

/** Returns the picture of an office's town. */
export const townPictureOf = (city: string, at: number): NamedArtProps => {
  const town = TOWNS[city];
  return town ? { name: town } : (ANY_TOWN[at % ANY_TOWN.length] as NamedArtProps);
};

const GROUNDS = ['rain', 'indigo'] as const;

const towns = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const officesLead = (offices: readonly Office[]) =>
  `${REACH_US} in ${towns.format(new Set(offices.map(({ city }) => city)))}.`;

/** Returns the background of an office's picture. The two backgrounds alternate as on a chessboard with two columns. */
const groundOf = (at: number) => GROUNDS[(at + Math.floor(at / 2)) % 2];

/**
 * True if an office is alone in the last row. CSS can't find this office with `:last-child` while the HTML is loading.
 * In Chromium, no office matches until the list is complete. In some other browsers, each office matches until the next
 * one arrives.
 */
const isAlone = (at: number, count: number) => at % 2 === 0 && at === count - 1;

export const Offices = ({ offices }: { readonly offices: readonly Office[] }) => (
  <ul className="offices">
    {offices.map(({ title, city, address, mail, phones, hours = [], directions }, at) => (
      <li
        key={`${title}, ${city}, ${address}`}
        className={`office g-white${isAlone(at, offices.length) ? ' office-wide' : ''}`}
      >
        <div className={`g-${groundOf(at)}`}>
          <NamedArt {...townPictureOf(city, at)} />
        </div>
        <div className="office-text">
          <h2>{`${title}, ${city}`}</h2>
          <address>
            <p className="icon-line">
              <Icon name="place" />
              <span>
                {address.join(', ')}{' '}
                {directions && (
                  <a href={directions} target="_blank" rel="noopener">
                    Directions<span className="hidden-text">{` to the ${title}, ${city}`}</span>
                  </a>
                )}
              </span>
            </p>
            {mail && (
              <p className="icon-line">
                <Icon name="mail" />
                <a href={`mailto:${mail}`}>
                  <MailAddress mail={mail} />
                </a>
              </p>
            )}
            {phones.length > 0 && (
              <p className="icon-line">
                <Icon name="phone" />
                <span>
                  {phones.map((phone) => (
                    <Fragment key={phone}>
                      {' '}
                      <a className="target" href={telHref(phone)}>
                        {phone}
                      </a>
                    </Fragment>
                  ))}
                </span>
              </p>
            )}
          </address>
          {hours.length > 0 && (
            <p className="icon-line">
              <Icon name="clock" />
              <span>{hours.map(hoursText).join('; ')}</span>
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
