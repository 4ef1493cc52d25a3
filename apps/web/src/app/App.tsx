import { useStore } from '@digipals/ui/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OutboxProvider } from '../features/activities/outbox/outbox.ts';
import { InterfaceLanguage, type Texts } from '../features/languages/InterfaceLanguage.tsx';
import { ServicesProvider } from '../shared/services.tsx';
import { useAfterFirstPage } from './after-first-page.ts';
import type { App as AppParts } from './create-app.ts';
import { PopupHost } from './popup/PopupHost.tsx';
import { Router } from './Router.tsx';

type Props = { app: AppParts; texts: Texts };

/** The app: providers around the pages and the popup. */
export function App({ app, texts }: Props) {
  useAfterFirstPage(app);
  return (
    <Providers app={app} texts={texts}>
      <Router bootstrap={app.bootstrap} session={app.session} />
      <PopupHost />
    </Providers>
  );
}

function Providers({ app, texts, children }: Props & { children: ReactNode }) {
  const boot = useStore(app.bootstrap.boot);
  const [initial] = useState(texts);
  const userId = boot.phase === 'ready' ? boot.user.userId : null;
  return (
    <ServicesProvider services={app.services}>
      <QueryClientProvider client={app.services.queries}>
        <OutboxProvider value={app.outbox}>
          <InterfaceLanguage userId={userId} initial={initial}>
            {children}
          </InterfaceLanguage>
        </OutboxProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
