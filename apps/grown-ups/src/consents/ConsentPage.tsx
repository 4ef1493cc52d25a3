import { postQuery } from '@digipals/client';
import type { LanguageCode } from '@digipals/contract/constants';
import { localeOf } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { useStore } from '@digipals/ui/store';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FamilyTexts } from '../shared/FamilyTexts.tsx';
import { languageFor } from '../shared/family-language.ts';
import { useServices } from '../shared/services.tsx';
import { AskForm } from './AskForm.tsx';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ConfirmAnswer } from './ConfirmAnswer.tsx';
import { describeFamilyError } from './describe-family-error.ts';

/** The token of a link is behind the #, which no server and no log sees. */
const linkInAddress = () => window.location.hash.slice(1);

type Props = {
  link: string;
  onLink(link: string): void;
  /** Called with the language of the child. */
  onSuggest(language: LanguageCode): void;
};

function Opened({ link, onLink, onSuggest }: Props) {
  const t = useText();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...postQuery('POST grown-ups/consent/open', { body: { key: link } }),
    enabled: link !== '',
    // A link that was used during this visit stays on the page.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const language = data?.language;
  useEffect(() => {
    if (language) onSuggest(language);
  }, [language, onSuggest]);
  if (!data) {
    const problem = error && describeFamilyError(t, error);
    const again = (code: string) => (code === link ? void refetch() : onLink(code));
    return <CodeForm problem={problem} isOpening={isFetching} onCode={again} />;
  }
  const props = { opened: data, link };
  // The next link in this tab may be for another child: nothing is chosen for its family.
  if (data.kind === 'ask') return <AskForm key={link} {...props} />;
  if (data.kind === 'change') {
    return <ChangeAnswers key={link} {...props} isNew={confirmed === link} onChanged={refetch} />;
  }
  const goOn = (next: string) => {
    setConfirmed(next);
    onLink(next);
  };
  return <ConfirmAnswer key={link} {...props} onDone={goOn} />;
}

/** The page of letters to families: a typed code, or a link. */
export function ConsentPage() {
  const [link, setLink] = useState(linkInAddress);
  const chosen = useStore(useServices().language);
  const [ofLetter, setOfLetter] = useState<LanguageCode | null>(null);
  useEffect(() => {
    const changed = () => setLink(linkInAddress());
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  const open = (next: string) => {
    // A reload opens the same page again. A typed code stays out of the address.
    const { pathname } = window.location;
    if (link !== '' && next.length > 20) {
      window.history.replaceState(null, '', `${pathname}#${next}`);
    }
    setLink(next);
  };
  return (
    <FamilyTexts locale={localeOf(languageFor(chosen ?? ofLetter))}>
      <Opened link={link} onLink={open} onSuggest={setOfLetter} />
    </FamilyTexts>
  );
}
