import type { IncomingMessage } from 'node:http';
import { decodeValue } from '../../widgets/contract/coded-value';
import { FORM_PAGE } from '../../widgets/contract/form-page';
import { cutPartnerId } from '../../widgets/contract/partner-id';
import { readQuery } from '../../widgets/contract/read-query';
import { isNavigation } from './is-navigation';
import { isStorable } from './lead-form';
import type { Form } from './read-form';

/** Returns the partner in the URL of the form page that sent a form without scripts, or an empty string. */
async function readPartner(form: Form, req: IncomingMessage): Promise<string> {
  const { referer = '', host } = req.headers;
  if (!isNavigation(req, form) || !URL.canParse(referer)) return '';
  const page = new URL(referer);
  // Load the site lazily, so that the server starts even if site.ts is invalid.
  const { SITE } = await import('../../host-pages/site');
  // A proxy may send its own `Host` instead of the visitor's.
  const isOurs = page.host === host || page.origin === new URL(SITE.origin).origin;
  return isOurs && page.pathname === FORM_PAGE
    ? decodeValue(cutPartnerId(readQuery(page.search).get('partner')?.trim() ?? ''))
    : '';
}

/**
 * If a form was sent without scripts, adds the partner from the URL of the form page. (With scripts, the widget sends
 * the partner.) Leaves out an invalid ID, since the visitor can't correct it.
 */
export async function addReferringPartner(form: Form, req: IncomingMessage): Promise<Form> {
  if (form.get('partner')?.trim()) return form;
  const partner = await readPartner(form, req);
  return isStorable('partner', partner) ? new Map([...form, ['partner', partner]]) : form;
}
