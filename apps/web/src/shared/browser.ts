/** What the app needs from the window; injected, so that tests can observe it. */
export type Browser = {
  reload(): void;
  /** Leaves the app for another document. */
  leaveTo(url: string): void;
  confirm(text: string): boolean;
  isOnline(): boolean;
  height(): number;
};

export const realBrowser: Browser = {
  reload: () => window.location.reload(),
  leaveTo: url => window.location.assign(url),
  confirm: text => window.confirm(text),
  isOnline: () => navigator.onLine,
  height: () => window.innerHeight,
};
