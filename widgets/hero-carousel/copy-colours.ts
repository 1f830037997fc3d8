const PROPERTIES = ['color', '--broker-ground', '--broker-focus'];

/** Gives controls that overlay a slide the colours of the slide's outermost box. */
export function copyColours(controls: HTMLElement, slide: HTMLElement) {
  const style = getComputedStyle(slide.firstElementChild ?? slide);
  for (const name of PROPERTIES) controls.style.setProperty(name, style.getPropertyValue(name));
}
