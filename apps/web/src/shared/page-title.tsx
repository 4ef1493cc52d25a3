import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';

/** True once the child has navigated within the app: focus then moves to the new heading. */
const ArrivedContext = createContext(false);

export const ArrivedProvider = ArrivedContext;

/** Names the document after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · DigiPals`;
  }, [title]);
}

type HeadingProps = { className?: string | undefined; children: ReactNode };

/** The heading of a page: takes focus when the child arrives from another page. */
export function PageHeading({ className, children }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrived = use(ArrivedContext);
  const first = useRef(arrived);
  // In the same frame as the page: later, it would take the focus from what the child has already reached.
  useLayoutEffect(() => {
    if (first.current) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
