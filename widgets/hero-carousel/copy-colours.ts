const PROPERTIES = ['color', '--broker-ground', '--broker-focus'];

/** Copies the colours of a slide's outermost box to the controls, which overlay the slide. */
export function copyColours(controls: HTMLElement, slide: HTMLElement) {
  const style = getComputedStyle(slide.firstElementChild ?? slide);
  for (const name of PROPERTIES) controls.style.setProperty(name, style.getPropertyValue(name));
}
