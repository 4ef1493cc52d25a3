import { languageTag } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { useEffect } from 'react';
import { Logo } from '../student/Logo.tsx';
import type { Texts } from '../student/language.ts';
import { CallCard } from './CallCard.tsx';
import css from './HelpApp.module.css';
import { HelpSheet } from './HelpSheet.tsx';
import type { HelpPorts } from './ports.ts';
import { SignedOut } from './SignedOut.tsx';
import { useHelp } from './use-help.ts';

type Props = { ports: HelpPorts; texts: Texts };

/** The help of a child who is signed in, and the numbers of where it lives. */
function OfChild({ ports, userId }: { ports: HelpPorts; userId: string }) {
  const help = useHelp(ports, userId);
  if (help.isSignedOut) return <SignedOut ports={ports} />;
  return (
    <>
      <HelpSheet ports={ports} help={help} />
      <CallCard country={help.status?.country ?? ports.child?.country ?? null} />
    </>
  );
}

/** /help: a child asks for help with two taps. A separate page, so that no app failure can block it. */
export function HelpApp({ ports, texts }: Props) {
  const { child } = ports;
  useEffect(() => {
    document.documentElement.lang = languageTag(texts.locale);
  }, [texts.locale]);
  return (
    <TextProvider {...texts}>
      <div className={css['door']}>
        <header className={css['top']}>
          <Logo />
        </header>
        <main className={css['help']}>
          {child ? <OfChild ports={ports} userId={child.userId} /> : <SignedOut ports={ports} />}
        </main>
      </div>
    </TextProvider>
  );
}
