import { EmbedBuilder } from '../../widgets/embed-builder/EmbedBuilder';
import { partnerLink, partnerSnippet } from '../../widgets/embed-builder/partner-snippet';
import { ASK_FOR_ID } from '../records/embed';
import { SITE } from '../site';
import { neverSettles } from './never-settles';
import { Placeholder } from './Placeholder';
import { BROKER } from './site-values';

const BASE = `${SITE.origin}/`;

/** Text in snippets that partners replace with their own ID. */
const YOUR_ID = 'YOUR-ID';

/** Renders the snippet builder, and a snippet that partners can copy without scripts. */
export const EmbedBuilderPlaceholder = () => (
  <>
    <Placeholder name="embed-builder" when="idle" options={{ ask: `#${ASK_FOR_ID}` }}>
      {({ ask }) => (
        <EmbedBuilder
          source={{ base: BASE, api: new URL(SITE.api, BASE).href }}
          broker={BROKER}
          accent={SITE.accent}
          preview=""
          ask={ask}
          built={neverSettles()}
          prerendered
        />
      )}
    </Placeholder>
    <noscript>
      <div className="plain-snippets">
        <p>With scripts on, this page fills in your ID. Without them, write it in place of {YOUR_ID}:</p>
        <h3>Link</h3>
        <pre>
          <code>{partnerLink(YOUR_ID, BASE)}</code>
        </pre>
        <h3>Snippet for the HTML of your own page</h3>
        <pre>
          <code>{partnerSnippet(YOUR_ID, BASE)}</code>
        </pre>
      </div>
    </noscript>
  </>
);
