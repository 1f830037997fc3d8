import { LICENCE_PREFIX } from '../../contract/licence-prefix';
import type { BrokerFacts } from '../runtime/attach';
import type { FormCopy } from './form-copy';

/** Returns the privacy notice below a form's button. The server stores it with each lead. */
export const noticeText = (
  copy: Pick<FormCopy, 'detailsGoTo' | 'howWeUse' | 'licenceNumber'>,
  broker: Pick<BrokerFacts, 'name' | 'licence'>,
) =>
  `${copy.detailsGoTo(broker.name)} ${copy.howWeUse} ${broker.licence.replace(LICENCE_PREFIX, copy.licenceNumber)}`;
