import type { ComponentProps } from 'react';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'>;

/** Renders a link that looks like a button, or plain text while the address is unknown. */
export const LinkButton = ({ href, children, ...link }: LinkButtonProps) =>
  href ? (
    <a className="embed-builder__button" href={href} {...link}>
      {children}
    </a>
  ) : (
    <span className="embed-builder__button">{children}</span>
  );
