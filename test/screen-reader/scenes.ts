import type { Scene } from './reader';
import { FORM_SCENES } from './scenes/forms';
import { PAGE_SCENES } from './scenes/pages';
import { WIDGET_SCENES } from './scenes/widgets';

export const SCENES: readonly Scene[] = [...WIDGET_SCENES, ...FORM_SCENES, ...PAGE_SCENES];
