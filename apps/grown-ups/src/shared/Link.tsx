import type { ComponentProps } from 'react';
import { useServices } from './services.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link within the app that does not reload the page. */
export function Link({ to, onClick, children, ...rest }: Props) {
  const { location } = useServices();
  return (
    <a
      {...rest}
      href={location.addressOf(to)}
      onClick={event => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        location.go(to);
      }}
    >
      {children}
    </a>
  );
}
