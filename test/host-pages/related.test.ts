import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { postAbout } from '../../host-pages/content/related';
import { addressOf } from '../../host-pages/records/addresses';
import { COMPARISONS } from '../../host-pages/records/compare';
import { CORPORATE_LINES, PRODUCTS } from '../../host-pages/records/lines';
import { HEALTH_INSURANCE } from '../../host-pages/records/products/individual/health-insurance';
import { MOTOR_INSURANCE } from '../../host-pages/records/products/individual/motor-insurance';
import { PROJECT_INSURANCE } from '../../host-pages/records/products/project-insurance/project-insurance';
import { CONTENT } from '../support/content';
import { pageAt } from '../support/pages';

const linksOf = (path: string) =>
  [...pageAt(path).document.querySelectorAll('nav[aria-labelledby=related-title] a')].map(
    (link) => link.getAttribute('href') as string,
  );

test('each product links to two others and to a post', () => {
  const paths = PRODUCTS.map(addressOf);
  for (const path of paths) {
    const links = linksOf(path);
    const others = links.filter((link) => paths.includes(link));
    assert.is(new Set(others).size, 2, path);
    assert.not(others.includes(path), path);
    assert.is(links.filter((link) => link.startsWith('/blog-details/')).length, 1, path);
  }
});

test('each product in a comparison links to it', () => {
  for (const { id, covers } of COMPARISONS)
    for (const { product } of covers) {
      assert.ok(linksOf(addressOf(product)).includes(`/compare#${id}`), product.name);
      assert.ok(pageAt('/compare').document.getElementById(id));
    }
});

const post = (id: string, title: string) => ({
  ...(CONTENT.posts[0] as (typeof CONTENT.posts)[number]),
  id,
  title,
  description: '<p>Text.</p>',
});

test('a product links to the newest post about it, else to one about a product near it, else to the newest', () => {
  const posts = [
    post('party', 'Our party'),
    post('hospital', 'Health in a hospital'),
    post('new-car', 'A motor for your car'),
    post('old-car', 'A motor for an old car'),
  ];
  assert.is(postAbout(MOTOR_INSURANCE, [], posts)?.id, 'new-car');
  const [, hospital] = posts as [unknown, (typeof posts)[0]];
  const others = [posts[0] as typeof hospital, hospital];
  assert.is(postAbout(MOTOR_INSURANCE, [HEALTH_INSURANCE], others)?.id, 'hospital');
  assert.is(postAbout(MOTOR_INSURANCE, [], others)?.id, 'party');
  assert.is(postAbout(MOTOR_INSURANCE, [], []), undefined);
});

test('a corporate product without a post near it links to the newest about property', () => {
  const posts = [post('new-car', 'A motor for your car'), post('stock', 'Fire in a factory')];
  assert.is(postAbout(PROJECT_INSURANCE, [], posts)?.id, 'stock');
  assert.is(postAbout(PROJECT_INSURANCE, [], posts.slice(0, 1))?.id, 'new-car');
  assert.is(postAbout(HEALTH_INSURANCE, [], posts)?.id, 'new-car');
  const line = CORPORATE_LINES.find(({ record }) => record === PROJECT_INSURANCE);
  for (const product of [PROJECT_INSURANCE, ...(line?.products ?? [])])
    assert.not(linksOf(addressOf(product)).includes(linksOf(addressOf(MOTOR_INSURANCE)).at(-1) as string));
});

test.run();
