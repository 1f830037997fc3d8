import { SEND_ENQUIRY } from '../../widgets/contract/enquiry';
import { CREATE_CONTACT } from '../../widgets/contract/list-endpoints';
import type { NamePlaces } from './canonical-places';
import { checkAction } from './check-action';
import type { LeadHandler } from './handler';
import { HttpError } from './http-error';
import { readExtra, readLead } from './lead-form';
import { addReferringPartner } from './referring-partner';
import type { StoreLead } from './store-lead';

/**
 * Resolves to true if the ID matches none or several of the registered partners. Resolves to false if no partners are
 * registered.
 */
export type IsUnknownPartner = (typed: string) => Promise<boolean>;

/**
 * Returns the handler of contact_us.php, which stores a quote request or an enquiry. Rejects a form without `type`.
 * Pages with `?broker-debug` in their URL send a form without `type`, to find out from the error whether their partner
 * ID is unknown.
 */
export const contactUs =
  (store: StoreLead, namePlaces: NamePlaces, isUnknownPartner: IsUnknownPartner): LeadHandler =>
  async (form, sender, req) => {
    try {
      return await store(sender, readLead(await namePlaces(await addReferringPartner(form, req))));
    } catch (error) {
      if (form.get('type') || !(error instanceof HttpError)) throw error;
      const { partner } = readExtra(form);
      throw partner && (await isUnknownPartner(partner)) ? error.with({ unknown_partner: true }) : error;
    }
  };

/**
 * Returns the handler of contact.php, which no page uses (requirements 6.1). It stores an enquiry, like contact_us.php.
 */
export const contact =
  (store: StoreLead): LeadHandler =>
  async (form, sender) => {
    checkAction(form, CREATE_CONTACT.fixed.action);
    return store(sender, readLead(new Map([...form, ['type', SEND_ENQUIRY.fixed.type]])));
  };
