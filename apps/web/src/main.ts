import '@digipals/ui/base.css';
import { loadCatalogue, localeOf, prepareNumbers } from '@digipals/i18n';
import { loadChunk } from '@digipals/i18n/chunks';
import type { Early } from './shared/start/early.ts';
import { showStartFailure } from './shared/start/start-failure.ts';

const { early } = window as Window & { early?: Early };
// Without the script in the page nothing is known of the child yet.
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

// Here the device waits for the line; later, the line would wait for the device.
prepareNumbers(locale);

// What is kept for later must not hold up what the child waits for now; without a connection it is
// tried again at the next visit.
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
