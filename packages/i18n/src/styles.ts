/**
 * Styles that did not load, by address, with the current attempt. The bundler requests
 * a style only once per page load, so this repeats it.
 */
const missing = new Map<string, Promise<void> | null>();

/** Records a style that did not load. */
export const noteMissingStyle = (href: string): void => {
  if (!missing.has(href)) missing.set(href, null);
};

export const isStyleMissing = (href: string): boolean => missing.has(href);

const fetchStyle = (href: string): Promise<void> =>
  new Promise(resolve => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      missing.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      missing.set(href, null);
      resolve();
    });
    document.head.append(link);
  });

/** Fetches all missing styles once more; null when there are none. Never rejects. */
export const fetchMissingStyles = (): Promise<unknown> | null => {
  if (missing.size === 0) return null;
  const attempts = [...missing].map(([href, under]) => {
    const attempt = under ?? fetchStyle(href);
    missing.set(href, attempt);
    return attempt;
  });
  return Promise.all(attempts);
};
