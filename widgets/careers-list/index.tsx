/*
<div data-broker-widget="careers-list" data-mail="careers@broker.example">
  <a href="https://broker.example/careers">Current openings</a>
</div>
*/
import { LIST_JOBS } from '../contract/list-endpoints';
import { Job } from '../contract/list-shapes';
import { attach, type Mount } from '../shared/attach';
import listing from '../shared/listing.css';
import { itemsOf, loadList } from '../shared/lists';
import { pagesBase } from '../shared/page-address';
import { readOptions } from '../shared/read-options';
import { CareersList } from './CareersList';
import css from './careers-list.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const jobs = loadList(LIST_JOBS, {}, itemsOf(Job), env);
  return attach(host, listing + css, (prerendered) => (
    <CareersList
      {...readOptions(host, env, OPTIONS)}
      base={pagesBase(env, prerendered)}
      jobs={jobs}
      prerendered={prerendered}
    />
  ));
};
