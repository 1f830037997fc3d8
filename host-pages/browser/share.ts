import { fillInsurance } from './claims/fill-insurance';
import { startSharing } from './share/start-sharing';

// Posts and /claims load the same script: with two scripts, a shared module would need a third request.
for (const group of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(group);
fillInsurance();
