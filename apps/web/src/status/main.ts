import '@digipals/ui/base.css';
import './status.css';
import { keepFresh, showLocalTimes } from './keep-fresh.ts';

showLocalTimes(document);
keepFresh({
  document,
  read: async () => (await fetch(window.location.href, { cache: 'no-store' })).text(),
  every: (ms, act) => void setInterval(act, ms),
});
