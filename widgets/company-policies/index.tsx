/*
<div data-broker-widget="company-policies" data-mail="office@broker.example">
  <a href="https://broker.example/company-policies">Company policies</a>
</div>
*/
import { LIST_POLICIES } from '../contract/list-endpoints';
import { Policy } from '../contract/list-shapes';
import { attach, type Mount } from '../shared/attach';
import listing from '../shared/listing.css';
import { itemOf, loadList } from '../shared/lists';
import { pagesBase } from '../shared/page-address';
import { readOptions } from '../shared/read-options';
import { CompanyPolicies } from './CompanyPolicies';
import css from './company-policies.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const policy = loadList(LIST_POLICIES, {}, itemOf(Policy), env);
  return attach(host, listing + css, (prerendered) => (
    <CompanyPolicies
      {...readOptions(host, env, OPTIONS)}
      base={pagesBase(env, prerendered)}
      policy={policy}
      prerendered={prerendered}
    />
  ));
};
