import { isCallError } from '@digipals/client';
import type { Choices, OpenedConsent, Relation } from '@digipals/contract';
import { consentLinkMs, relations } from '@digipals/contract/constants';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError, LabelledSelect, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { languageOf } from '../shared/family-language.ts';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import css from './AskForm.module.css';
import { ConsentNotice } from './ConsentNotice.tsx';
import { describeFamilyError } from './describe-family-error.ts';
import { FamilyDoor } from './FamilyDoor.tsx';
import { PurposeList, YesNo } from './Purposes.tsx';
import { relationTexts } from './purposes.ts';

const linkDays = consentLinkMs.confirm / 86_400_000;

type Props = { opened: OpenedConsent; link: string };

/** The answers if every question has one. */
function completeChoices({ contact, visible, weeklyLetter }: Partial<Choices>): Choices | null {
  if (contact === undefined || visible === undefined || weeklyLetter === undefined) return null;
  return { contact, visible, weeklyLetter };
}

/** The questions of a letter. Nothing is chosen for the family. */
export function AskForm({ opened, link }: Props) {
  const t = useText();
  const language = languageOf(useLocale());
  const { call } = useServices();
  const { name, schoolName: school, className, avatarImage } = opened;
  const [choices, setChoices] = useState<Partial<Choices>>({});
  const [who, setWho] = useState('');
  const [relation, setRelation] = useState<Relation>('mother');
  const [email, setEmail] = useState('');
  const [mayDecide, setMayDecide] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = useSend(error =>
    // All else is checked here: only the server knows what an e-mail looks like.
    isCallError(error) && error.status === 422
      ? t('door.incomplete')
      : describeFamilyError(t, error),
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const complete = completeChoices(choices);
    if (!complete || !mayDecide || who.trim() === '' || email.trim() === '') {
      return send.setProblem(t('consent.incomplete'));
    }
    const answer = { who: who.trim(), relation, email: email.trim(), language, choices: complete };
    const body = { key: link, ...answer };
    setSent(await send.send(() => call('POST grown-ups/consent/answer', { body })));
  };
  const about = t('consent.from', { school, className });
  if (isSent) {
    return (
      <FamilyDoor title={t('consent.sent')} avatarImage={avatarImage}>
        <p role="status">{t('consent.sent.about', { email: email.trim(), count: linkDays })}</p>
      </FamilyDoor>
    );
  }
  return (
    <FamilyDoor
      title={t('consent.ask', { name })}
      about={about}
      avatarImage={avatarImage}
      notice={<ConsentNotice />}
    >
      <form onSubmit={save} noValidate>
        <h2>{t('consent.what')}</h2>
        <PurposeList
          name={name}
          answer={purpose => (
            <YesNo
              purpose={purpose}
              value={choices[purpose] ?? null}
              onChoose={given => setChoices({ ...choices, [purpose]: given })}
            />
          )}
        />
        <div className={css['pair']}>
          <TextField
            label={t('consent.name')}
            autoComplete="name"
            maxLength={80}
            value={who}
            onChange={event => setWho(event.target.value)}
          />
          <LabelledSelect
            label={t('consent.relation')}
            options={relations}
            words={{
              mother: t(relationTexts.mother),
              father: t(relationTexts.father),
              guardian: t(relationTexts.guardian),
              other: t(relationTexts.other),
            }}
            value={relation}
            onChoose={setRelation}
          />
        </div>
        <TextField
          label={t('consent.email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <label className={css['tick']}>
          <input
            type="checkbox"
            checked={mayDecide}
            onChange={event => setMayDecide(event.target.checked)}
          />
          <span>{t('consent.may', { name })}</span>
        </label>
        <FormError words={send.problem} />
        <Button variant="primary" large wide type="submit" disabled={send.isSending}>
          {t('consent.save')}
        </Button>
        <p className={css['fine']}>{t('consent.second')}</p>
      </form>
    </FamilyDoor>
  );
}
