/*
<div data-broker-widget="carousel" data-rule="corporate" data-label="Marine Insurance" data-controls="below">
  <ul>
    <li><a href="/corporate/marine-insurance" aria-current="page">Marine Insurance</a></li>
    <li><a href="/corporate/marine-insurance/single-transit-insurance">Single Transit Insurance</a></li>
  </ul>
</div>
*/

import slidesCss from '../shared/carousel/slides.css';
import { readSlides } from '../shared/carousel/slides-read';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { Carousel } from './Carousel';
import carouselCss from './carousel.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const slides = readSlides(host, 'carousel');
  return attach(host, slidesCss + carouselCss, (prerendered) => (
    <Carousel options={readOptions(host, env, OPTIONS)} slides={slides} prerendered={prerendered} />
  ));
};
mount.readsMarkup = true;
