/*
<div data-broker-widget="carousel" data-rule="corporate" data-label="Marine Insurance" data-controls="below">
  <ul>
    <li><a href="/corporate/marine-insurance" aria-current="page">Marine Insurance</a></li>
    <li><a href="/corporate/marine-insurance/single-transit-insurance">Single Transit Insurance</a></li>
  </ul>
</div>
*/
import { attach, type Mount } from '../shared/attach';
import { readOptions } from '../shared/read-options';
import slidesCss from '../shared/slides.css';
import { readSlides } from '../shared/slides-read';
import { Carousel } from './Carousel';
import carouselCss from './carousel.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const slides = readSlides(host, 'carousel');
  return attach(host, slidesCss + carouselCss, (prerendered) => (
    <Carousel options={readOptions(host, env, OPTIONS)} slides={slides} prerendered={prerendered} />
  ));
};
