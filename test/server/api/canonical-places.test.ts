import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCities } from '../../../host-pages/places/cities-file';
import { createNamePlaces } from '../../../server/api/canonical-places';
import { encodeValue } from '../../../widgets/contract/coded-value';
import { CITIES_FILE, ENQUIRY, QUOTE, type TempSite, withSite } from '../temp-site';

const dist = { [CITIES_FILE]: JSON.stringify(readCities()) };

const storedPlaces = async ({ db }: Pick<TempSite, 'db'>) => {
  const rows = await db.selectFrom('leads').select(['state', 'city']).orderBy('id').execute();
  return rows.map(({ state, city }) => [state, city]);
};

const SENT: [sent: [state: string, city: string], stored: [state: string, city: string]][] = [
  [
    ['Karnataka', 'Bangalore'],
    ['Karnataka', 'Bengaluru'],
  ],
  [
    ['IN-KA', 'bengaluru, KA'],
    ['Karnataka', 'Bengaluru'],
  ],
  [
    ['AP', 'Rajahmundry'],
    ['Andhra Pradesh', 'Rajamahendravaram (Rajahmundry)'],
  ],
  [
    ['तेलंगाना', 'హైదరాబాద్'],
    ['Telangana', 'Hyderabad'],
  ],
  [
    ['Pondicherry', 'Pondy'],
    ['Puducherry', 'Puducherry'],
  ],
  [
    ['Goa', 'Old Goa'],
    ['Goa', 'Old Goa'],
  ],
  // A form that is sent again has its texts as codes.
  [
    [encodeValue('Andhra Pradesh'), encodeValue('Vizag')],
    ['Andhra Pradesh', 'Visakhapatnam'],
  ],
  [
    ['Telangana', encodeValue('హైదరాబాద్')],
    ['Telangana', 'Hyderabad'],
  ],
  // Bangalore is not in Kerala. The server stores the city and the state as sent, and does not correct the state.
  [
    ['Kerala', 'Bangalore'],
    ['Kerala', 'Bangalore'],
  ],
  [
    ['Atlantis', 'Bangalore'],
    ['Atlantis', 'Bangalore'],
  ],
];

test('a city and a state are stored under their names in the lists, whichever name was sent', () =>
  withSite(
    async (site) => {
      for (const [index, [[state, city]]] of SENT.entries()) {
        const { statusCode } = await site.post({ ...QUOTE, mobile: `98765432${index + 10}`, state, city });
        assert.is(statusCode, 200);
      }
      assert.equal(
        await storedPlaces(site),
        SENT.map(([, stored]) => stored),
      );
    },
    { dist },
  ));

test('an enquiry, which has no place, is stored', () =>
  withSite(async ({ post }) => {
    assert.is((await post(ENQUIRY)).statusCode, 200);
  }));

test('a lead keeps the city as it was sent if the lists cannot be read, and the next is read again', () =>
  withSite(
    async ({ db }) => {
      const errors: unknown[] = [];
      let fails = true;
      const failing = new Proxy(db, {
        get(target, name) {
          if (name === 'selectFrom' && fails) throw new Error('locked');
          return Reflect.get(target, name).bind(target);
        },
      });
      const namePlaces = createNamePlaces(failing, (error) => errors.push(error));
      const form = new Map([
        ['state', 'KA'],
        ['city', 'Bangalore'],
      ]);
      assert.equal([...(await namePlaces(form)).values()], ['Karnataka', 'Bangalore']);
      assert.is(errors.length, 1);
      fails = false;
      assert.equal([...(await namePlaces(form)).values()], ['Karnataka', 'Bengaluru']);
    },
    { dist },
  ));

test.run();
