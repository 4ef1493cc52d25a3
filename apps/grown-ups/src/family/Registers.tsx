import type { ChildChangeAction, FamilyData, SeenAccess } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Box } from '../parts/Box.tsx';
import { datesIn } from '../shared/dates-in.ts';
import css from './parts.module.css';

const whats = {
  text: 'family.what.text',
  messages: 'family.what.messages',
  progress: 'family.what.progress',
  case: 'family.what.case',
  identity: 'family.what.identity',
  export: 'family.what.export',
  other: 'family.what.other',
} as const satisfies Record<SeenAccess, string>;

const whos = { you: 'family.you', operator: 'family.operator', reader: 'family.reader' } as const;

const changed = {
  added: 'family.change.added',
  changed: 'family.change.changed',
  'new card': 'family.change.card',
  moved: 'family.change.moved',
  left: 'family.change.left',
  returned: 'family.change.returned',
  asked: 'family.change.asked',
  'badge taken back': 'family.change.badge',
  'other lesson': 'family.change.otherLesson',
  'lesson opened': 'family.change.lessonOpened',
  'asked its family': 'family.change.familyAsked',
  'set its address': 'family.change.address',
  'recorded a signed letter': 'family.change.signed',
  'asked to erase': 'family.change.eraseAsked',
  'took erasure back': 'family.change.eraseBack',
} as const satisfies Record<ChildChangeAction, string>;

/** Who looked at the data of the child. */
export function Looked({ data: { accesses } }: { data: FamilyData }) {
  const t = useText();
  const { moment } = datesIn(useLocale());
  return (
    <Box title={t('family.whoLooked')}>
      {accesses.length === 0 && <p>{t('family.nobodyLooked')}</p>}
      <ul className={css['list']}>
        {accesses.map(({ who, name, what, at }) => (
          <li key={`${at} ${what} ${name}`}>
            <b>{who === 'adult' ? name : t(whos[who])}</b>
            <span className={css['quiet']}>{`${t(whats[what])}. ${moment(at)}`}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** What adults changed of the child. A newer server may record what this page has no words for. */
export function Changes({ data: { changes } }: { data: FamilyData }) {
  const t = useText();
  const { moment } = datesIn(useLocale());
  if (changes.length === 0) return null;
  return (
    <Box title={t('family.changes')}>
      <ul className={css['list']}>
        {changes.map(({ name, action, at }) => (
          <li key={`${at} ${action}`}>
            <b>{name}</b>
            <span
              className={css['quiet']}
            >{`${t(changed[action] ?? 'family.change.other')}. ${moment(at)}`}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
