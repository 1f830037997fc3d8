/*
<div data-broker-widget="careers-list" data-mail="careers@broker.example">
  <a href="https://broker.example/careers">Current openings</a>
</div>
*/
import { LIST_JOBS } from '../contract/list-endpoints';
import { Job } from '../contract/list-shapes';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import { loadList, parseItems } from '../shared/lists/list-store';
import listing from '../shared/lists/listing.css';
import { pagesBase } from '../shared/lists/page-url';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { CareersList } from './CareersList';
import css from './careers-list.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const jobs = loadList(LIST_JOBS, {}, parseItems(Job), env);
  return attach(host, listStateCss + emptyCss + listing + css, (prerendered) => (
    <CareersList
      {...readOptions(host, env, OPTIONS)}
      base={pagesBase(env, prerendered)}
      jobs={jobs}
      prerendered={prerendered}
      content={host.dataset.content}
    />
  ));
};
