import { createClient } from '@digipals/client/client';
import '@digipals/ui/base.css';
import { setFlagBaseUrl } from '@digipals/ui';
import { newKey } from '@digipals/ui/new-key';
import { createRoot } from 'react-dom/client';
import { keepOverwriting } from '../shared/device/overwriting.ts';
import { safeStorage } from '../shared/storage.ts';
import { firstLanguage, loadTexts } from './language.ts';
import { StudentApp } from './StudentApp.tsx';

setFlagBaseUrl('/flags');
const storage = safeStorage(() => window.localStorage);
const call = createClient({
  fetch: (url, init) => fetch(url, init),
  token: () => null,
  isOnline: () => navigator.onLine,
  onUnauthenticated: () => undefined,
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  newKey,
});
keepOverwriting(window, storage);
const language = firstLanguage(storage, navigator.languages);

void loadTexts(language).then(texts => {
  const place = document.getElementById('app');
  if (!place) return;
  const leaveTo = (url: string) => window.location.replace(url);
  createRoot(place).render(
    <StudentApp ports={{ call, storage, leaveTo }} first={{ language, texts }} />,
  );
});
