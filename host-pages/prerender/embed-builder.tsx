import { EmbedBuilder } from '../../widgets/embed-builder/EmbedBuilder';
import { SITE } from '../site';
import { neverSettles } from './never-settles';
import { Placeholder } from './Placeholder';

export const EmbedBuilderPlaceholder = () => (
  <Placeholder name="embed-builder" when="idle">
    {() => (
      <EmbedBuilder
        source={{ base: `${SITE.origin}/`, api: new URL(SITE.api, `${SITE.origin}/`).href }}
        accent={SITE.accent}
        preview=""
        built={neverSettles()}
        prerendered
      />
    )}
  </Placeholder>
);
