const WORN = ['color', '--broker-ground', '--broker-focus'];

/** Controls that stand over a slide take its colours: those of its outermost box. */
export function copyColours(controls: HTMLElement, slide: HTMLElement) {
  const style = getComputedStyle(slide.firstElementChild ?? slide);
  for (const name of WORN) controls.style.setProperty(name, style.getPropertyValue(name));
}
