/** `node --import tsx build/bundles/bundle.mjs <folder>`: writes the bundles into a folder. */
import { rollup } from 'rollup';
import { bundles } from '../../rollup.config.mjs';

const [folder] = process.argv.slice(2);

/** True for cssnano's warning about a `calc()` in a relative colour, which cssnano leaves unchanged. */
const isExpected = ({ plugin, message }) => plugin === 'postcss' && message.includes('Lexical error');

const onwarn = (warning) => {
  if (!isExpected(warning)) console.warn(warning.message);
};

async function write({ output, ...input }) {
  const bundle = await rollup({ ...input, onwarn });
  await bundle.write(output);
  await bundle.close();
}

try {
  await Promise.all(Object.values(bundles(folder)).map(write));
} catch (error) {
  console.error([error.message, error.frame ?? error.stack].join('\n'));
  process.exit(1);
}
