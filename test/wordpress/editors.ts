import type { Page } from 'playwright-core';
import { CLASSIC_COOKIE, PASSWORD, type Role } from './start-wordpress';

/** Writes a text in an editor of WordPress, and publishes the text as a post. Returns the URL of the post. */
export type Write = (page: Page, url: string, title: string, content: string) => Promise<string>;

export async function logIn(page: Page, url: string, role: Role): Promise<void> {
  const response = await page.request.post(`${url}/wp-login.php`, { form: { log: role, pwd: PASSWORD } });
  if (!response.url().endsWith('/wp-admin/')) throw new Error(`WordPress does not let the ${role} in.`);
}

async function openBlockEditor(page: Page, url: string, title: string): Promise<void> {
  // Close the welcome guide, which WordPress shows to users who are new to the editor.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Close dialog' }), (close) => close.click());
  await page.goto(`${url}/wp-admin/post-new.php`);
  await page.getByLabel('Add title').fill(title);
}

async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' });
  return (await link.getAttribute('href')) ?? '';
}

/**
 * Types `content` into the block editor, as a paragraph. If `content` is a slash and the name of a block, chooses this
 * block from the list that the editor then shows.
 */
export const typeBlock: Write = async (page, url, title, content) => {
  await openBlockEditor(page, url, title);
  await page.getByLabel('Add title').press('Enter');
  await page.keyboard.type(content);
  if (content.startsWith('/')) await page.getByRole('option', { name: content.slice(1) }).click();
  return publish(page);
};

/** Pastes a text into the code view of the block editor. */
export const pasteCode: Write = async (page, url, title, content) => {
  await openBlockEditor(page, url, title);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Code editor' }).click();
  await page.getByLabel('Type text or HTML').fill(content);
  return publish(page);
};

/** Pastes a text into the Text tab of the classic editor. */
export const pasteClassic: Write = async (page, url, title, content) => {
  await page.context().addCookies([{ name: CLASSIC_COOKIE, value: '1', url }]);
  await page.goto(`${url}/wp-admin/post-new.php`);
  await page.getByLabel('Add title').fill(title);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.locator('textarea#content').fill(content);
  // When the focus leaves the title, WordPress saves a draft, and then shows the permalink. Before the permalink is
  // shown, WordPress ignores clicks on Publish.
  await page.getByText('Permalink:').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return (await page.getByRole('link', { name: 'View post' }).first().getAttribute('href')) ?? '';
};
