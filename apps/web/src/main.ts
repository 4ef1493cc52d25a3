import '@digipals/ui/base.css';
import { loadCatalogue, localeOf, prepareNumbers } from '@digipals/i18n';
import { loadChunk } from '@digipals/i18n/chunks';
import type { Early } from './shared/start/early.ts';
import { showStartFailure } from './shared/start/start-failure.ts';

const { early } = window as Window & { early?: Early };
// Without the inline script nothing is known about the child yet.
const language = early?.language ?? null;
const locale = localeOf(language);
// An activity's texts have those of the app in them: one file less to wait for.
const inActivity = /^\/activity\/[^/]+\/?$/.test(window.location.pathname);
const first = inActivity ? 'player' : 'app';
const texts = loadCatalogue(locale, [first]).then(catalogue => ({ locale, catalogue }));

loadChunk(() => import('./app/start.tsx'))
  .then(({ start }) => start({ texts, early }))
  .catch(async error => {
    const known = await texts.catch(() => null);
    showStartFailure(document, known?.catalogue ?? null);
    throw error;
  });

// Now the device is idle and waits for the network; later this would delay rendering.
prepareNumbers(locale);

// Caching for later must not delay what the child waits for now; without a connection, the next visit
// tries again.
if (import.meta.env.PROD) {
  // Chromium offers once to install the app, and early; the academy asks for it (use-install.ts).
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    Object.assign(window, { installOffer: event });
  });
  const register = () =>
    import('./shared/offline/register-worker.ts').then(
      ({ registerWorker }) => registerWorker(window),
      () => undefined,
    );
  window.addEventListener('load', () => setTimeout(register, 4_000));
}
