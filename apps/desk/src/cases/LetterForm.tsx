import type { Case } from '@digipals/contract';
import { type LanguageCode, languageCodes, letterTemplates } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../shared/drafts.ts';
import { Choice, Failed } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import { languageWords, templateWords } from '../shared/words.ts';
import { Area, SheetBody, SheetFrame } from './Sheet.tsx';
import { type FormProps, useForm } from './use-form.ts';

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
  return (
    <SheetBody
      words="Send letter"
      isReady={subject.trim() !== '' && body.trim() !== '' && !isSending}
      onSend={() => onSend(subject.trim(), body.trim())}
      onCancel={onCancel}
      foot={<span className="q sp">Written to the log</span>}
    >
      <label className="stack">
        Subject
        <input
          className="field"
          maxLength={200}
          value={subject}
          onChange={event => setSubject(event.target.value)}
        />
      </label>
      <Area label="Letter" value={body} onChange={setBody} maxLength={5_000} isTall />
      <div className="as-sent">
        <p className="fine">As it is sent; the name is filled in by the system:</p>
        <b className="b">
          <Blanks text={subject} />
        </b>
        <p>
          <Blanks text={body} />
        </p>
      </div>
    </SheetBody>
  );
}

/** A letter to the grown-up, from a kind template in the family's language. */
export function LetterForm({ found, work, onDone }: FormProps) {
  const { call } = useServices();
  const { caseId, child, canWrite, letterLanguage, group } = found;
  const name = `${caseId} letter`;
  const send = useForm(name, { work, onDone });
  const [template, setTemplate] = useDraft<Template>(
    `${name} template`,
    templateOf[group] ?? 'worried',
  );
  const [language, setLanguage] = useDraft<LanguageCode>(
    `${name} language`,
    letterLanguage ?? child.speaks,
  );
  const draft = useQuery({
    queryKey: ['letter', caseId, template, language],
    queryFn: () =>
      call('GET desk/cases/{caseId}/letter', {
        params: { caseId },
        query: { template, language },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const head = (
    <>
      <span>
        To <b className="b">the grown-up of {child.pseudonym}</b>,{' '}
        {canWrite ? 'address hidden' : 'no address is known'}
      </span>
      <span className="sp choices">
        <Choice
          label="Template"
          options={letterTemplates}
          words={templateWords}
          value={template}
          onChoose={setTemplate}
        />
        <Choice
          label="Language of the letter"
          options={languageCodes}
          words={languageWords}
          value={language}
          onChoose={setLanguage}
        />
      </span>
    </>
  );
  return (
    <SheetFrame title="Letter to the grown-up" head={head}>
      {draft.isError && (
        <Failed words="The template did not come." onRetry={() => void draft.refetch()} />
      )}
      {draft.data && (
        <Editor
          key={`${template} ${language}`}
          name={`${name} ${template} ${language}`}
          first={draft.data}
          isSending={work.isSending || !canWrite}
          onSend={(subject, body) =>
            send('The letter is on its way', { language, subject, body }, input =>
              call('POST desk/cases/{caseId}/letters', { params: { caseId }, ...input }),
            )
          }
          onCancel={onDone}
        />
      )}
    </SheetFrame>
  );
}
