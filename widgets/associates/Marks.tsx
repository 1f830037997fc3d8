import { useLayoutEffect, useRef, useState } from 'react';
import { Carousel } from '../carousel/Carousel';
import type { Company } from '../contract/list-shapes';
import type { Slides } from '../shared/carousel/slides-read';
import type { AssociatesOptions } from './options';

type MarkProps = {
  readonly company: Company;
  /** URL of the images' folder. Ends with a slash. */
  readonly folder: string;
};

export const Mark = ({ company: { image, alt_text }, folder }: MarkProps) => (
  <li className="associates__mark">
    <img src={folder + image} alt={alt_text} loading="lazy" width="240" height="96" />
  </li>
);

type MarksProps = Pick<MarkProps, 'folder'> & {
  readonly options: AssociatesOptions;
  readonly companies: readonly Company[];
};

/**
 * Renders the companies as slides. When the companies change, pass a new `key`, because a carousel keeps its initial
 * slides.
 */
export function Marks({ options, companies, folder }: MarksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [slides, setSlides] = useState<Slides>();
  useLayoutEffect(() => {
    const ul = list.current as HTMLElement;
    setSlides({ list: ul, items: [...ul.children] as HTMLElement[] });
  }, []);

  return (
    <Carousel options={{ ...options, rule: 'associates' }} {...(slides && { slides })} prerendered>
      <ul ref={list}>
        {companies.map((company, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: companies never change places.
          <Mark key={at} company={company} folder={folder} />
        ))}
      </ul>
    </Carousel>
  );
}
