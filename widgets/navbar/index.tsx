/*
<div data-broker-widget="navbar" data-home="https://broker.example/">
  <ul>
    <li><a href="/about-us">About Us</a></li>
    <li>Corporate Insurance                      <!-- opens the list below it -->
      <ul>
        <li><a href="/corporate/marine-insurance">Marine Insurance</a>
          <p>Goods on their way, by sea, air, road and rail.</p>
          <ul>
            <li><a href="/corporate/marine-insurance/single-transit-insurance">Single Transit Insurance</a></li>
          </ul>
        </li>
        <li>Fleet Insurance</li>                 <!-- no page: "Ask us about Fleet Insurance" -->
      </ul>
    </li>
    <li hidden><a href="/search">Search</a></li> <!-- in the slide-in menu only -->
  </ul>
  <a href="#formdata">Get A Quote</a>            <!-- its fragment is the id of the section with the form -->
</div>
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { Navbar } from './Navbar';
import navbarCss from './navbar.css';
import { OPTIONS } from './options';
import panelCss from './panel.css';
import { readNavbar } from './read-items';
import slideInCss from './slide-in.css';

export const mount: Mount = (host, env) => {
  const content = readNavbar(host);
  return attach(host, navbarCss + panelCss + slideInCss, () => (
    <Navbar {...content} home={readOptions(host, env, OPTIONS).home || env.base} id={host.id || 'navbar'} />
  ));
};
mount.readsMarkup = true;
