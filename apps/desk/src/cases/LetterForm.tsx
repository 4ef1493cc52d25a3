import type { Case } from '@digipals/contract';
import { type LanguageCode, languageCodes, letterTemplates } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { forgetDrafts, sendKey, useDraft } from '../shared/drafts.ts';
import { Failed } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import { languageWords, templateWords } from '../shared/words.ts';
import type { CaseWork } from './use-case.ts';

type Template = (typeof letterTemplates)[number];

/** The letter that suits a case at first. */
const templateOf: Partial<Record<Case['group'], Template>> = {
  unkind: 'unkind',
  swearing: 'unkind',
  personal: 'personal',
  link: 'personal',
  meeting: 'meeting',
  distress: 'worried',
  notEnglish: 'notEnglish',
};

/** A text with its blanks tinted: the system fills them in. */
function Blanks({ text }: { text: string }) {
  let place = 0;
  return text.split(/(\{\w+\})/).map(part => {
    place += part.length + 1;
    return /^\{\w+\}$/.test(part) ? (
      <span key={place} className="blank">
        {part === '{name}' ? 'First name' : part.slice(1, -1)}
      </span>
    ) : (
      part
    );
  });
}

type EditorProps = {
  /** The letter of which case, template and language. */
  name: string;
  first: { subject: string; body: string };
  isSending: boolean;
  onSend(subject: string, body: string): void;
  onCancel(): void;
};

function Editor({ name, first, isSending, onSend, onCancel }: EditorProps) {
  const [subject, setSubject] = useDraft(`${name} subject`, first.subject);
  const [body, setBody] = useDraft(`${name} body`, first.body);
  const isReady = subject.trim() !== '' && body.trim() !== '' && !isSending;
  const send = () => isReady && onSend(subject.trim(), body.trim());
  useKeys({ level: 'panel', keys: { 'control+enter': send, escape: onCancel } });
  return (
    <>
      <div className="lb">
        <label className="stack">
          Subject
          <input
            className="field"
            maxLength={200}
            value={subject}
            onChange={event => setSubject(event.target.value)}
          />
        </label>
        <label className="stack">
          Letter
          <textarea
            className="field note tall"
            maxLength={5_000}
            value={body}
            onChange={event => setBody(event.target.value)}
          />
        </label>
        <div className="as-sent">
          <p className="fine">As it is sent; the name is filled in by the system:</p>
          <b className="b">
            <Blanks text={subject} />
          </b>
          <p>
            <Blanks text={body} />
          </p>
        </div>
      </div>
      <div className="lf">
        <button type="button" className="btn p" disabled={!isReady} onClick={send}>
          Send letter <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          Cancel <kbd>Esc</kbd>
        </button>
        <span className="q sp">Written to the log</span>
      </div>
    </>
  );
}

type Props = { found: Case; work: CaseWork; onDone(): void };

/** A letter to the grown-up, from a kind template in the family's language. */
export function LetterForm({ found, work, onDone }: Props) {
  const { call } = useServices();
  const { caseId, child, canWrite, letterLanguage, group } = found;
  const name = `${caseId} letter`;
  const [template, setTemplate] = useDraft<Template>(
    `${name} template`,
    templateOf[group] ?? 'worried',
  );
  const [language, setLanguage] = useDraft<LanguageCode>(
    `${name} language`,
    letterLanguage ?? child.speaks,
  );
  const place = useRef<HTMLElement>(null);
  // Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const draft = useQuery({
    queryKey: ['letter', caseId, template, language],
    queryFn: () =>
      call('GET desk/cases/{caseId}/letter', {
        params: { caseId },
        query: { template, language },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const send = async (subject: string, text: string) => {
    const body = { language, subject, body: text };
    const done = await work.write('The letter is on its way', () =>
      call('POST desk/cases/{caseId}/letters', {
        params: { caseId },
        body,
        idempotencyKey: sendKey(name, body),
      }),
    );
    if (!done) return;
    forgetDrafts(name);
    onDone();
  };
  return (
    <section ref={place} className="letter" aria-label="Letter to the grown-up">
      <div className="lh">
        <span>
          To <b className="b">the grown-up of {child.pseudonym}</b>,{' '}
          {canWrite ? 'address hidden' : 'no address is known'}
        </span>
        <span className="sp choices">
          <select
            className="field"
            aria-label="Template"
            value={template}
            onChange={event => setTemplate(event.target.value as Template)}
          >
            {letterTemplates.map(one => (
              <option key={one} value={one}>
                {templateWords[one]}
              </option>
            ))}
          </select>
          <select
            className="field"
            aria-label="Language of the letter"
            value={language}
            onChange={event => setLanguage(event.target.value as LanguageCode)}
          >
            {languageCodes.map(code => (
              <option key={code} value={code}>
                {languageWords[code]}
              </option>
            ))}
          </select>
        </span>
      </div>
      {draft.isError && (
        <Failed words="The template did not come." onRetry={() => void draft.refetch()} />
      )}
      {draft.data && (
        <Editor
          key={`${template} ${language}`}
          name={`${name} ${template} ${language}`}
          first={draft.data}
          isSending={work.isSending || !canWrite}
          onSend={send}
          onCancel={onDone}
        />
      )}
    </section>
  );
}
