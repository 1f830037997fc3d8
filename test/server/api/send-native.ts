import * as assert from 'uvu/assert';
import { NATIVE_FIELD } from '../../../widgets/contract/own-api-fields';
import { parseHtml } from '../../support/pages';
import { multipart, type withSite } from '../temp-site';

/** Sends a form as the text browser links2 does. Returns the status and the page of the response. */
export const sendNative = async (
  { send }: Pick<Parameters<Parameters<typeof withSite>[0]>[0], 'send'>,
  fields: Record<string, string>,
) => {
  const response = await send({
    method: 'POST',
    url: '/api/motor/contact_us.php',
    ...(await multipart({ [NATIVE_FIELD]: '', ...fields })),
  });
  assert.is(response.headers['content-type'], 'text/html;charset=utf-8');
  return { status: response.statusCode, page: parseHtml(response.body) };
};

/** Returns the values of the form in a page, keyed by field name. */
export const valuesOf = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name, value }) => [name, value]),
  );
