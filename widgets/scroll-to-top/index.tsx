/*
<div data-broker-widget="scroll-to-top" data-when="idle">
  <a href="#top">Back to top</a>
</div>
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { OPTIONS } from './options';
import { ScrollToTop } from './ScrollToTop';
import css from './scroll-to-top.css';

export const mount: Mount = (host, env) =>
  attach(host, css, () => <ScrollToTop {...readOptions(host, env, OPTIONS)} />);
