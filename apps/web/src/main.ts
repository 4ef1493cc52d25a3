import '@digipals/ui/base.css';
import { loadCatalogue, localeOf } from '@digipals/i18n';
import { takeTicket } from './features/session/take-ticket.ts';
import { drawEarly, earlyFetch, firstUrls } from './shared/early.ts';
import { safeStorage, storageKeys } from './shared/storage.ts';

// The smallest part comes first: it takes the ticket out of the address bar before anything is
// asked for, then asks for the first answers while the app itself is still on its way.
const { pathname, search, hash } = window.location;
const found = pathname === '/' ? takeTicket(search) : { ticket: null, search };
if (found.ticket) window.history.replaceState(null, '', `${pathname}${found.search}${hash}`);

const storage = safeStorage(() => window.localStorage);
const language = storage.getItem(storageKeys.interfaceLanguage);
const token = storage.getItem(storageKeys.userAccessToken);
const stored = { userId: storage.getItem(storageKeys.userId), token, language };
const fetchOnce = earlyFetch(firstUrls(pathname, found.ticket, stored), found.ticket ?? token);
void drawEarly(fetchOnce.peek('/api/activities/'));
const locale = localeOf(language);
const texts = loadCatalogue(locale).then(catalogue => ({ locale, catalogue }));

void import('./app/start.tsx').then(({ start }) =>
  start({ ticket: found.ticket, storage, texts, fetch: fetchOnce.take }),
);
