import { fillInsurance } from './claims/fill-insurance';
import { startSharing } from './share/start-sharing';

// Posts and /claims load this one script. Two scripts would share a module, which would need a third file.
for (const group of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(group);
fillInsurance();
