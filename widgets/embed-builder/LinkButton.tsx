import type { ComponentProps } from 'react';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'>;

/** A link that looks like a button; plain text as long as its address is not known. */
export const LinkButton = ({ href, children, ...link }: LinkButtonProps) =>
  href ? (
    <a className="embed-builder__button" href={href} {...link}>
      {children}
    </a>
  ) : (
    <span className="embed-builder__button">{children}</span>
  );
