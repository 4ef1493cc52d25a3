import { endpointQuery } from '@digipals/client';
import type { Case } from '@digipals/contract';
import { type LanguageCode, languageCodes, letterTemplates } from '@digipals/contract/constants';
import { type LetterRecipient, letterRecipients } from '@digipals/contract/help-requests';
import {
  classes,
  LabelledTextBox,
  LoadError,
  Segments,
  Select,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { recipientWords } from '../help/help-words.ts';
import { useDraft } from '../shared/drafts.ts';
import layout from '../shared/layout.module.css';
import { languageWords, templateWords } from '../shared/words.ts';
import { CaseFormBody, CaseFormFrame } from './CaseFormLayout.tsx';
import css from './LetterForm.module.css';
import { type FormProps, useForm } from './use-form.ts';

type Template = (typeof letterTemplates)[number];

/** The template offered first for each signal group. */
const templateOf: Partial<Record<Case['group'], Template>> = {
  unkind: 'unkind',
  swearing: 'unkind',
  personal: 'personal',
  link: 'personal',
  meeting: 'meeting',
  distress: 'worried',
  notEnglish: 'notEnglish',
};

/** A text with its placeholders tinted; the server fills them in. */
function Blanks({ text }: { text: string }) {
  let place = 0;
  return text.split(/(\{\w+\})/).map(part => {
    place += part.length + 1;
    return /^\{\w+\}$/.test(part) ? (
      <span key={place} className={css['blank']}>
        {part === '{name}' ? 'First name' : part.slice(1, -1)}
      </span>
    ) : (
      part
    );
  });
}

type EditorProps = {
  /** Identifies the draft: case, template and language. */
  name: string;
  first: { subject: string; body: string };
  /** The replies that the letter begins with. */
  above: string;
  isReady: boolean;
  onSend(subject: string, body: string): void;
  onCancel(): void;
};

function Editor({ name, first, above, isReady, onSend, onCancel }: EditorProps) {
  const [subject, setSubject] = useDraft(`${name} subject`, first.subject);
  const [body, setBody] = useDraft(`${name} body`, first.body);
  return (
    <CaseFormBody
      words="Send letter"
      isReady={subject.trim() !== '' && body.trim() !== '' && isReady}
      onSend={() => onSend(subject.trim(), body.trim())}
      onCancel={onCancel}
      foot={<span className={classes(textStyles['soft'], layout['end'])}>Written to the log</span>}
    >
      <TextField
        label="Subject"
        maxLength={200}
        value={subject}
        onChange={event => setSubject(event.target.value)}
      />
      <LabelledTextBox
        label="Letter"
        tall
        maxLength={5_000}
        value={body}
        onChange={event => setBody(event.target.value)}
      />
      <div className={css['preview']}>
        <p className={textStyles['fine']}>As it is sent; the system fills in the tinted words:</p>
        <b className={textStyles['strong']}>
          <Blanks text={subject} />
        </b>
        <p>
          <Blanks text={above + body} />
        </p>
      </div>
    </CaseFormBody>
  );
}

const recipients = letterRecipients.map(value => ({ value, words: recipientWords[value] }));

/** A letter from a template in the family's language. No recipient is preselected. */
export function LetterForm(props: FormProps) {
  const { found, work, onDone } = props;
  const { caseId, child, canWrite, letterLanguage, group } = found;
  const name = `${caseId} letter`;
  const send = useForm(name, props);
  const [template, setTemplate] = useDraft<Template>(
    `${name} template`,
    templateOf[group] ?? 'worried',
  );
  const [language, setLanguage] = useDraft<LanguageCode>(
    `${name} language`,
    letterLanguage ?? child.speaks,
  );
  const [to, setTo] = useDraft<LetterRecipient | ''>(`${name} to`, '');
  const draft = useQuery(
    endpointQuery('GET desk/cases/{caseId}/letter', { caseId, template, language }),
  );
  const head = (
    <>
      <span>
        About {child.pseudonym},{' '}
        {canWrite ? 'addresses hidden' : 'no address of the grown-up is known'}
      </span>
      <span className={classes(layout['end'], layout['row'])}>
        <Select
          label="Template"
          options={letterTemplates}
          words={templateWords}
          value={template}
          onChoose={setTemplate}
        />
        <Select
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
    <CaseFormFrame title="A letter" head={head}>
      <div className={css['to']}>
        <Segments label="To" value={to} options={recipients} onChoose={setTo} />
      </div>
      {draft.isError && (
        <LoadError words="The template could not be loaded." onRetry={() => void draft.refetch()} />
      )}
      {draft.data && (
        <Editor
          key={`${template} ${language}`}
          name={`${name} ${template} ${language}`}
          first={draft.data}
          above={to === '' ? '' : draft.data.above[to]}
          isReady={to !== '' && !work.isSending && (to !== 'grownUp' || canWrite)}
          onSend={(subject, body) =>
            to !== '' &&
            void send('POST desk/cases/{caseId}/letters', 'The letter is on its way', {
              to,
              language,
              subject,
              body,
            })
          }
          onCancel={onDone}
        />
      )}
    </CaseFormFrame>
  );
}
