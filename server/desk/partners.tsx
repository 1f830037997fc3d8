import { HttpError } from '../api/http-error';
import { partnerPageUrl } from '../api/partner-page-url';
import { makePartnerLink, mapPartnerLinks, revokePartnerLink } from '../db/partner-links';
import { findPartner, listPartners } from '../db/partners';
import type { DeskContext, DeskRequest, DeskRoutes } from './handler';
import { type LinkChange, PartnersPage } from './pages/PartnersPage';
import { redirect, sendPage } from './respond';

/** Returns the routes of the page with the partners and their private links. */
export function partnerRoutes({ db, sitePort, now }: DeskContext): DeskRoutes {
  async function idOf({ form }: DeskRequest): Promise<string> {
    const partner = await findPartner(db, form.get('partner') ?? '');
    if (!partner) throw new HttpError(404, 'There is no such partner.');
    return partner.id;
  }

  const showDone = ({ res }: DeskRequest, partner: string, done: LinkChange) =>
    redirect(res, `/partners?${new URLSearchParams({ done, partner })}`);

  return {
    'GET /partners': async ({ res, person, query }) => {
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
      const done = { change: query.get('done') ?? '', partner: query.get('partner') ?? '' };
      sendPage(res, 200, <PartnersPage rows={rows} person={person} done={done} />);
    },

    'POST /partners/link': async (request) => {
      const id = await idOf(request);
      const isFirst = !(await mapPartnerLinks(db)).has(id);
      await makePartnerLink(db, id, now());
      showDone(request, id, isFirst ? 'made' : 'replaced');
    },

    'POST /partners/unlink': async (request) => {
      const id = await idOf(request);
      await revokePartnerLink(db, id);
      showDone(request, id, 'ended');
    },
  };
}
