import { takeTicket } from './features/session/take-ticket.ts';
import { showSettings } from './shared/settings.ts';
import {
  drawEarly,
  type Early,
  earlyFetch,
  firstUrls,
  keptUrls,
  preloadScripts,
  scriptsOf,
  textsOf,
} from './shared/start/early.ts';
import { readRecord, safeStorage, storageKeys } from './shared/storage.ts';

/**
 * Stands in the page itself, before everything else: takes the ticket out of the address bar before
 * anything is asked for, then asks for the first answers and scripts, so that none waits for another.
 */
const { pathname, search, hash } = window.location;
const found = pathname === '/' ? takeTicket(search) : { ticket: null, search };
if (found.ticket) window.history.replaceState(null, '', `${pathname}${found.search}${hash}`);

const storage = safeStorage(() => window.localStorage);
showSettings(readRecord<never>(storage, storageKeys.settings));
const language = storage.getItem(storageKeys.interfaceLanguage);
const token = storage.getItem(storageKeys.userAccessToken);
const stored = { userId: storage.getItem(storageKeys.userId), token, language };
// A browser opens six connections to a server without HTTP/2: the order is the order of need.
const [libraries, ...scripts] = scriptsOf(pathname);
if (libraries) preloadScripts([libraries]);
// Without a worker in charge nothing is kept, and whoever brings a ticket is not known yet.
const isKept = navigator.serviceWorker?.controller && !found.ticket;
const fetchOnce = earlyFetch(
  firstUrls(pathname, found.ticket, stored),
  found.ticket ?? token,
  isKept ? keptUrls(pathname, stored) : [],
);
const activity = fetchOnce.peek('/api/activities/');
preloadScripts([...scripts, ...textsOf(pathname, language)]);
// Pictures wait behind scripts by themselves; asked for later, they would leave the line idle before.
void drawEarly(activity);

const early: Early = {
  language,
  ticket: found.ticket,
  fetch: fetchOnce.take,
  usedKept: fetchOnce.usedKept,
};
Object.assign(window, { early });
