import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useServices } from '../services.tsx';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link inside the app: navigates with a sound and without a page load, but has a real address for the browser. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { history, sounds } = useServices();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    sounds.effect('select');
    history.push(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
