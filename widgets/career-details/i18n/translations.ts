import type { Language } from '../../shared/runtime/language';
import { application as hi } from './application-hi';
import { application as te } from './application-te';
import type { ApplicationTranslation } from './application-translation';

/** All languages are in one file, because each file takes 60 bytes in the table of files, which every page loads. */
export const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, ApplicationTranslation>> = { hi, te };
