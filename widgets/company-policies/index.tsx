/*
<div data-broker-widget="company-policies" data-mail="office@broker.example">
  <a href="https://broker.example/company-policies">Company policies</a>
</div>
*/
import { LIST_POLICIES } from '../contract/list-endpoints';
import { Policy } from '../contract/list-shapes';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import { loadList, type Parse, parseItem } from '../shared/lists/list-store';
import listing from '../shared/lists/listing.css';
import { pagesBase } from '../shared/lists/page-url';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { CompanyPolicies } from './CompanyPolicies';
import css from './company-policies.css';
import { OPTIONS } from './options';

const parse = parseItem(Policy);

/**
 * Parses the response with the policies. A backend without policies sends null, an empty list, or an item with an empty
 * description. In all these cases, returns an item with an empty description.
 */
const parsePolicy: Parse<Policy> = (data) => {
  const [only] = [data].flat();
  const isEmpty = typeof only === 'object' ? !(only as Policy | null)?.description : only === undefined;
  return isEmpty ? { description: '' } : parse(data);
};

export const mount: Mount = (host, env) => {
  const policy = loadList(LIST_POLICIES, {}, parsePolicy, env);
  return attach(host, listStateCss + emptyCss + listing + css, (prerendered) => (
    <CompanyPolicies
      {...readOptions(host, env, OPTIONS)}
      base={pagesBase(env, prerendered)}
      policy={policy}
      prerendered={prerendered}
      content={host.dataset.content}
    />
  ));
};
