/*
<div data-broker-widget="product-tabs" data-active="home" data-label="Individual insurance">
  <section id="motor"><h3>Motor</h3> Any markup </section>
  <section id="health" data-label="Health Benefits"><h3>Health insurance</h3> Any markup </section>
</div>
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { OPTIONS } from './options';
import { ProductTabs } from './ProductTabs';
import css from './product-tabs.css';
import { readTabs } from './read-tabs';

export const mount: Mount = (host, env) => {
  const { tabs, panels } = readTabs(host);
  return attach(host, css, (prerendered) => {
    const { active, label } = readOptions(host, env, OPTIONS);
    const ids = tabs.map(({ id }) => id);
    if (active && !ids.includes(active)) {
      env.warn(`data-active="${active}" is not one of ${ids}`, ids[0] as string);
    }
    return (
      <ProductTabs tabs={tabs} panels={panels} active={active} label={label} prerendered={prerendered} />
    );
  });
};
mount.readsMarkup = true;
