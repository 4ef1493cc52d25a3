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
 * Inlined into the page, before everything else: removes the ticket from the address bar, then requests
 * the first answers and scripts, so that none waits for another.
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
// Nothing is cached without a controlling worker, and the child of a ticket is not known yet.
const isKept = navigator.serviceWorker?.controller && !found.ticket;
const fetchOnce = earlyFetch(
  firstUrls(pathname, found.ticket, stored),
  found.ticket ?? token,
  isKept ? keptUrls(pathname, stored) : [],
);
const activity = fetchOnce.peek('/api/activities/');
preloadScripts([...scripts, ...textsOf(pathname, language)]);
// Browsers load pictures after scripts anyway; a later request would leave the connection idle.
void drawEarly(activity);

const early: Early = {
  language,
  ticket: found.ticket,
  fetch: fetchOnce.take,
  usedKept: fetchOnce.usedKept,
};
Object.assign(window, { early });
