import { registerScenes } from './reader';
import { SCENES } from './scenes';

registerScenes('Firefox', SCENES);
