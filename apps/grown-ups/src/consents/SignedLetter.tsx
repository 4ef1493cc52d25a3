import { invalidateChanges } from '@digipals/client';
import type { AskedChild, Choices, Relation } from '@digipals/contract';
import { type AskedPurpose, askedPurposes, relations } from '@digipals/contract/constants';
import {
  Button,
  Dialog,
  FormError,
  LabelledSelect,
  Segments,
  TextField,
} from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { consentWords } from '../words/consents.ts';
import { FamilyAddress, useFamilyAddress } from './FamilyAddress.tsx';
import css from './SignedLetter.module.css';

type Props = { child: AskedChild; onClose(): void };

const yesNo = [
  { value: 'yes', words: consentWords.states.yes },
  { value: 'no', words: consentWords.states.no },
] as const;

/** Records a signed letter of a child's family, or sets its address. */
export function SignedLetter({ child, onClose }: Props) {
  const services = useServices();
  const queries = useQueryClient();
  const [who, setWho] = useState('');
  const [relation, setRelation] = useState<Relation>('mother');
  const [answers, setAnswers] = useState<Partial<Choices>>({});
  const { problem, setProblem, isSending, send } = useSend();
  const address = useFamilyAddress(child);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { contact, visible, weeklyLetter } = answers;
    const isMissing = [contact, visible, weeklyLetter].includes(undefined);
    if (isMissing || who.trim() === '') return setProblem(consentWords.incomplete);
    setProblem(null);
    // The dialog closes with the letter, so an address that was typed below it is saved first.
    if (address.isUnsaved && !(await address.save())) return;
    const choices = { contact: !!contact, visible: !!visible, weeklyLetter: !!weeklyLetter };
    const key = 'POST grown-ups/consent/children/{childId}/signed';
    const params = { childId: child.childId };
    const body = { who: who.trim(), relation, choices };
    const record = () => services.call(key, { params, body });
    if (!(await send(() => withProof(services, record)))) return;
    await invalidateChanges(queries, key);
    onClose();
  };
  const answerOf = (purpose: AskedPurpose) => {
    const given = answers[purpose];
    return given === undefined ? 'open' : given ? 'yes' : 'no';
  };
  return (
    <Dialog
      title={consentWords.recordOf(child.name)}
      actions={<Button onClick={onClose}>{consentWords.close}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <form className={css['form']} onSubmit={save} noValidate>
          <p>{consentWords.recordAbout}</p>
          <TextField
            label={consentWords.who}
            autoComplete="off"
            maxLength={80}
            value={who}
            onChange={event => setWho(event.target.value)}
          />
          <LabelledSelect
            label={consentWords.relation}
            options={relations}
            words={consentWords.relations}
            value={relation}
            onChoose={setRelation}
          />
          {askedPurposes.map(purpose => (
            <div key={purpose} className={css['line']}>
              <span>{consentWords.purposes[purpose]}</span>
              <Segments<'yes' | 'no' | 'open'>
                label={consentWords.purposes[purpose]}
                options={yesNo}
                value={answerOf(purpose)}
                onChoose={value => setAnswers({ ...answers, [purpose]: value === 'yes' })}
              />
            </div>
          ))}
          <FormError words={problem} />
          <div>
            <Button variant="primary" type="submit" disabled={isSending || address.isSending}>
              {consentWords.save}
            </Button>
          </div>
        </form>
        <FamilyAddress address={address} />
      </DialogBody>
    </Dialog>
  );
}
