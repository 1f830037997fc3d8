import { fillInsurance } from './claims/fill-insurance';
import { startSharing } from './share/start-sharing';

// Posts and /claims load this one script. Separate scripts would both need start-sharing.ts, which would then be in a
// third file.
for (const group of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(group);
fillInsurance();
