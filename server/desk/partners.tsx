import { HttpError } from '../api/http-error';
import { partnerPageUrl } from '../api/partner-page-url';
import { makePartnerLink, mapPartnerLinks, revokePartnerLink } from '../db/partner-links';
import { findPartner, listPartners } from '../db/partners';
import type { DeskContext, DeskRequest, DeskRoutes } from './handler';
import { PartnersPage } from './pages/PartnersPage';
import { redirect, sendPage } from './respond';

/** Returns the routes of the page with the partners and their private links. */
export function partnerRoutes({ db, sitePort, now }: DeskContext): DeskRoutes {
  async function idOf({ form }: DeskRequest): Promise<string> {
    const partner = await findPartner(db, form.get('partner') ?? '');
    if (!partner) throw new HttpError(404, 'There is no such partner.');
    return partner.id;
  }

  return {
    'GET /partners': async ({ res, person }) => {
      const tokens = await mapPartnerLinks(db);
      const rows = [];
      for (const partner of await listPartners(db)) {
        const token = tokens.get(partner.id);
        rows.push({
          partner,
          link: token && (await partnerPageUrl(token)),
          localLink: token && sitePort && `http://localhost:${sitePort}/api/partner/${token}`,
        });
      }
      sendPage(res, 200, <PartnersPage rows={rows} person={person} />);
    },

    'POST /partners/link': async (request) => {
      await makePartnerLink(db, await idOf(request), now());
      redirect(request.res, '/partners');
    },

    'POST /partners/unlink': async (request) => {
      await revokePartnerLink(db, await idOf(request));
      redirect(request.res, '/partners');
    },
  };
}
