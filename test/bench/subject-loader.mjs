import { subject } from './subject.mjs';

export default subject('broker-widgets', 'broker-widgets, loader and chunks', 'loader.js');
