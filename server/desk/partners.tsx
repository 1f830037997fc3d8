import { HttpError } from '../api/http-error';
import { partnerPageUrl } from '../api/partner-page-url';
import { addPartnerLink, endPartnerLink, mapPartnerLinks, replacePartnerLink } from '../db/partner-links';
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

  const hasLink = async (id: string) => (await mapPartnerLinks(db)).has(id);

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
          token,
          link: token && (await partnerPageUrl(token)),
          localLink: token && sitePort && `http://localhost:${sitePort}/api/partner/${token}`,
        });
      }
      const done = { change: query.get('done') ?? '', partner: query.get('partner') ?? '' };
      sendPage(res, 200, <PartnersPage rows={rows} person={person} done={done} />);
    },

    // Changes only the link that the page showed: since the page was loaded, a colleague may have sent the partner
    // another one. A page that showed no link sends no token.
    'POST /partners/link': async (request) => {
      const id = await idOf(request);
      const shown = request.form.get('shown');
      if (!shown)
        return showDone(request, id, (await addPartnerLink(db, id, now())) ? 'made' : 'made-before');
      if (await replacePartnerLink(db, id, shown, now())) return showDone(request, id, 'replaced');
      showDone(request, id, (await hasLink(id)) ? 'replaced-before' : 'ended-before');
    },

    'POST /partners/unlink': async (request) => {
      const id = await idOf(request);
      const isEnded = (await endPartnerLink(db, id, request.form.get('shown') ?? '')) || !(await hasLink(id));
      showDone(request, id, isEnded ? 'ended' : 'replaced-before');
    },
  };
}
