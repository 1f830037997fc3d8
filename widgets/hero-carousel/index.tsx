/*
<div data-broker-widget="hero-carousel" data-label="Highlights" data-controls="below">
  <ul>
    <li><h2>Covering Your Risks</h2><p>A solution-driven approach</p><a href="#formdata">Get A Quote</a></li>
    <li><h2>Enjoy Risk-Free Life</h2><p>We assess the risk</p><a href="#formdata">Get A Quote</a></li>
  </ul>
</div>
*/

import slidesCss from '../shared/carousel/slides.css';
import { readSlides } from '../shared/carousel/slides-read';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { HeroCarousel } from './HeroCarousel';
import heroCarouselCss from './hero-carousel.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const slides = readSlides(host, 'hero-carousel');
  return attach(host, slidesCss + heroCarouselCss, (prerendered) => (
    <HeroCarousel
      options={readOptions(host, env, OPTIONS)}
      count={slides.items.length}
      slides={slides}
      prerendered={prerendered}
    />
  ));
};
mount.readsMarkup = true;
