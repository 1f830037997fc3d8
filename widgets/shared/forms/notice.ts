import type { BrokerFacts } from '../runtime/attach';
import type { FormCopy } from './form-copy';

/** Returns the broker's licence with the translation of its prefix. */
export const licenceText = (licence: string, prefix: string) => licence.replace('Licence No.', prefix);

/** Returns the privacy notice below a form's button. The server stores it with each lead. */
export const noticeText = (
  copy: Pick<FormCopy, 'detailsGoTo' | 'howWeUse' | 'licenceNumber'>,
  broker: Pick<BrokerFacts, 'name' | 'licence'>,
) => `${copy.detailsGoTo(broker.name)} ${copy.howWeUse} ${licenceText(broker.licence, copy.licenceNumber)}`;
