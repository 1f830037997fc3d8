import { fillInsurance } from './claims/fill-insurance';
import { startSharing } from './share/start-sharing';

// This script is for both posts and /claims. If they had separate scripts, both would import start-sharing.ts, and the
// build would put it into a third file. But each page script must be a single file.
for (const group of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(group);
fillInsurance();
