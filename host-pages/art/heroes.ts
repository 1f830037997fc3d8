import { employeeBenefits, liability, project, property } from './heroes-corporate';
import { individual } from './heroes-house';
import { childEducation, cyber, health, home, life, motor } from './heroes-individual';
import { ask, covering, marine, riskFree, services } from './heroes-pages';
import type { Picture } from './picture';

/** Pictures next to page titles. All are for the indigo background except `riskFree`, which is on marigold. */
export const HEROES = {
  covering,
  riskFree,
  motor,
  home,
  health,
  life,
  childEducation,
  cyber,
  project,
  liability,
  employeeBenefits,
  marine,
  property,
  individual,
  services,
  ask,
} satisfies Record<string, Picture>;
