import { startSharing } from './share/start-sharing';

const group = document.querySelector<HTMLElement>('[data-share]');
if (group) startSharing(group);
