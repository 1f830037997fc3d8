import { join } from 'node:path';
import { readTextFile } from '../read-text-file';

/**
 * Returns the URL of the folder that contains the loader of the built site. The URL ends with a slash.
 * @throws Error with a one-line message for the operator if the site has not been built
 */
export async function readSiteUrl(distFolder: string): Promise<string> {
  const file = join(distFolder, 'embed.json');
  try {
    const { packageLoader } = JSON.parse(await readTextFile(file)) as { packageLoader?: unknown };
    return new URL('.', String(packageLoader)).href;
  } catch (error) {
    throw new Error(
      `The address of the site is unknown. Run "npm run build" first. (${(error as Error).message.replace(/\.$/, '')})`,
    );
  }
}
