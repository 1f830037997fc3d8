import type { BrokerFacts } from '../runtime/attach';
import type { FormCopy } from './FormShell';

/** Returns the broker's licence in the language of the form. */
export const licenceText = (
  { licenceNumber }: Pick<FormCopy, 'licenceNumber'>,
  { licence }: Pick<BrokerFacts, 'licence'>,
) => licence.replace('Licence No.', licenceNumber);

/** Returns the text about personal data below a form's button. The server stores it with each lead. */
export const noticeText = (
  copy: Pick<FormCopy, 'detailsGoTo' | 'howWeUse' | 'licenceNumber'>,
  broker: Pick<BrokerFacts, 'name' | 'licence'>,
) => `${copy.detailsGoTo(broker.name)} ${copy.howWeUse} ${licenceText(copy, broker)}`;
