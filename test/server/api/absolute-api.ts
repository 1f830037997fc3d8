import { SITE } from '../../../host-pages/site';

/** Runs `check` as if the API had another host than the site. */
export async function withAbsoluteApi(check: () => Promise<void>): Promise<void> {
  const { api } = SITE;
  Object.assign(SITE, { api: 'https://api.example/api/' });
  try {
    await check();
  } finally {
    Object.assign(SITE, { api });
  }
}
