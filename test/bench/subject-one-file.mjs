import { subject } from './subject.mjs';

export default subject('broker-widgets-one-file', 'broker-widgets, one file', 'quote-form.js');
