import type { KeyValue } from '../storage.ts';

const keys = { left: 'overwritingLeft', filler: 'overwritingFiller' } as const;

/** More than Chromium's database collects before it begins a new file (64 KB). */
const fillerLength = 80_000;
/** It joins its files, and drops what was deleted, when there are four. */
const times = 8;
const everyMs = 60_000;

/**
 * Local storage of Chromium is a log, in which deleted values stay readable until enough is written after
 * them (decision 49). Asks the student page for that.
 */
export function startOverwriting(storage: KeyValue): void {
  storage.setItem(keys.left, String(times));
}

/** Writes once over what a logout has deleted, until it was enough. */
export function overwriteDeleted(storage: KeyValue): void {
  const left = Number(storage.getItem(keys.left));
  if (left > 0) {
    storage.setItem(keys.left, String(left - 1));
    // An equal value would not be written again.
    storage.setItem(keys.filler, `${left}`.repeat(fillerLength));
  } else {
    storage.removeItem(keys.left);
    storage.removeItem(keys.filler);
  }
}

/** Overwrites deleted values now and while the page is open. The browser writes to the disk after seconds. */
export function keepOverwriting(page: Window, storage: KeyValue): void {
  overwriteDeleted(storage);
  page.setInterval(() => overwriteDeleted(storage), everyMs);
}
