import { SEND_ENQUIRY } from '../../widgets/contract/enquiry';
import { CREATE_CONTACT } from '../../widgets/contract/list-endpoints';
import type { NamePlaces } from './canonical-places';
import { checkAction } from './check-action';
import type { LeadHandler } from './handler';
import { readLead } from './lead-form';
import { addReferringPartner } from './referring-partner';
import type { StoreLead } from './store-lead';

/** contact_us.php: a quote request or an enquiry. */
export const contactUs =
  (store: StoreLead, namePlaces: NamePlaces): LeadHandler =>
  async (form, sender, req) =>
    store(sender, readLead(await namePlaces(addReferringPartner(form, req))));

/** contact.php, which no page uses (requirements 6.1): accepts an enquiry, like contact_us.php. */
export const contact =
  (store: StoreLead): LeadHandler =>
  async (form, sender) => {
    checkAction(form, CREATE_CONTACT.fixed.action);
    return store(sender, readLead(new Map([...form, ['type', SEND_ENQUIRY.fixed.type]])));
  };
