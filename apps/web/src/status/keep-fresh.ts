const EVERY_MS = 60_000;

type Ports = {
  readonly document: Document;
  /** The page as the server makes it now. @throws when it does not answer */
  readonly read: () => Promise<string>;
  readonly every: (ms: number, act: () => void) => void;
};

/** Shows times in the zone of the browser: the server knows only its own, and names it. */
export function showLocalTimes(root: Document): void {
  for (const time of root.querySelectorAll('time')) {
    const weekday = time.dataset['weekday'] === undefined ? undefined : 'long';
    time.textContent = new Intl.DateTimeFormat(root.documentElement.lang, {
      weekday,
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(time.dateTime));
  }
}

/**
 * Puts the page of the server in place of the shown one each minute. Browsers without scripts load the whole page
 * instead. While the server does not answer, the page says so.
 */
export function keepFresh({ document, read, every }: Ports): void {
  const shown = () => document.querySelector('main');
  every(EVERY_MS, () => {
    void read().then(
      html => {
        const next = new DOMParser().parseFromString(html, 'text/html');
        const main = next.querySelector('main');
        if (!main) return;
        showLocalTimes(next);
        document.title = next.title;
        shown()?.replaceWith(document.importNode(main, true));
      },
      () => shown()?.setAttribute('data-state', 'unreachable'),
    );
  });
}
