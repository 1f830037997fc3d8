import { fillInsurance } from './claims/fill-insurance';
import { startSharing } from './share/start-sharing';

// Posts and /claims share one script: two scripts can't share a module without a third request.
for (const group of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(group);
fillInsurance();
