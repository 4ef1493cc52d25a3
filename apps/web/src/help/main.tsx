import { createClient } from '@digipals/client/client';
import '@digipals/ui/base.css';
import { loadMoreIcons, setFlagBaseUrl } from '@digipals/ui';
import { newKey } from '@digipals/ui/new-key';
import { createRoot } from 'react-dom/client';
import { type KeyValue, safeStorage, storageKeys } from '../shared/storage.ts';
import { firstLanguage, loadTexts } from '../student/language.ts';
import { HelpApp } from './HelpApp.tsx';
import type { SignedIn } from './ports.ts';

setFlagBaseUrl('/flags');
const storage = safeStorage(() => window.localStorage);
const token = () => storage.getItem(storageKeys.userAccessToken);
const call = createClient({
  fetch: (url, init) => fetch(url, init),
  token,
  isOnline: () => navigator.onLine,
  // What is not sent yet stays, sealed with the other work of the child when the app signs it out.
  onUnauthenticated: () => undefined,
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  newKey,
});

/** The country in what the app stored of the child. */
function countryIn(stored: string | null): string | null {
  try {
    const user: unknown = JSON.parse(stored ?? 'null');
    const country = (user as { country?: unknown } | null)?.country;
    return typeof country === 'string' ? country : null;
  } catch {
    return null;
  }
}

function signedIn(from: KeyValue): SignedIn | null {
  const userId = from.getItem(storageKeys.userId);
  if (!userId || !token()) return null;
  return { userId, country: countryIn(from.getItem(storageKeys.user)) };
}

function onOnline(back: () => void): () => void {
  window.addEventListener('online', back);
  return () => window.removeEventListener('online', back);
}

const place = document.getElementById('app');
void Promise.all([loadTexts(firstLanguage(storage, navigator.languages)), loadMoreIcons()]).then(
  ([texts]) => {
    if (!place) return;
    const ports = {
      ...{ call, storage, newKey, onOnline },
      child: signedIn(storage),
      leaveTo: (url: string) => window.location.replace(url),
      wantsAnswer: window.location.hash === '#answer',
    };
    createRoot(place).render(<HelpApp ports={ports} texts={texts} />);
  },
);
