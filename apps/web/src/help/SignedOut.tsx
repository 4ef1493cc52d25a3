import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { buttonClass, Domino, Flag } from '@digipals/ui';
import { useState } from 'react';
import { CallCard } from './CallCard.tsx';
import { Choice, Choices } from './Choices.tsx';
import { helplineCountries } from './helplines.ts';
import type { HelpPorts } from './ports.ts';
import { Sheet } from './Sheet.tsx';

/** Nobody is signed in: the numbers of a country that the child chooses, and the way to tell us. */
export function SignedOut({ ports }: { ports: HelpPorts }) {
  const t = useText();
  const locale = useLocale();
  const [country, setCountry] = useState<string | null>(null);
  return (
    <>
      <Sheet
        picture={<Domino mood="hello" />}
        title={t('help.ask')}
        text={t('help.signedOut')}
        onHide={() => ports.leaveTo('/student')}
      >
        <a href="/student" className={buttonClass({ big: true, wide: true })}>
          {t('help.signIn')}
        </a>
        <Choices question={t('help.call.where')}>
          {helplineCountries.map(code => (
            <Choice key={code} isChosen={code === country} onChoose={() => setCountry(code)}>
              <Flag code={code} />
              {countryName(code, locale)}
            </Choice>
          ))}
        </Choices>
      </Sheet>
      <CallCard country={country} />
    </>
  );
}
