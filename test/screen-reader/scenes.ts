import type { Scene } from './reader';
import { DESK_SCENES } from './scenes/desk';
import { DIALOG_SCENES } from './scenes/dialogs';
import { FORM_SCENES } from './scenes/forms';
import { PAGE_SCENES } from './scenes/pages';
import { TOAST_SCENES } from './scenes/toasts';
import { WIDGET_SCENES } from './scenes/widgets';

export const SCENES: readonly Scene[] = [
  ...WIDGET_SCENES,
  ...DIALOG_SCENES,
  ...TOAST_SCENES,
  ...FORM_SCENES,
  ...PAGE_SCENES,
  ...DESK_SCENES,
];
