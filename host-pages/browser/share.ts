import { fillInsurance } from './claims/fill-insurance';
import { startSharing } from './share/start-sharing';

// This one script is for posts and for /claims. If they had separate scripts, both would import start-sharing.ts, so
// the build would make a third file of it.
for (const group of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(group);
fillInsurance();
