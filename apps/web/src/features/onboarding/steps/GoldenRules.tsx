import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import annaHead from '../art/anna-head.svg?no-inline';
import house from '../art/house.webp?no-inline';
import letter from '../art/letter.webp?no-inline';
import lock from '../art/lock.webp?no-inline';
import phone from '../art/phone.webp?no-inline';
import star from '../art/star.webp?no-inline';
import type { Me } from '../me.ts';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import { useReadAloud } from '../use-read-aloud.ts';
import css from './GoldenRules.module.css';

type Rule = { name: string; title: MessageKey; text: MessageKey; picture(me: Me): ReactNode };

const rules = [
  {
    name: 'secret',
    title: 'onboarding.rules.secret.title',
    text: 'onboarding.rules.secret.text',
    picture: () => (
      <>
        <img src={house} alt="" />
        <img src={phone} alt="" className={css['left']} />
        <img src={lock} alt="" className={css['right']} />
      </>
    ),
  },
  {
    name: 'kind',
    title: 'rules.kind.title',
    text: 'onboarding.rules.kind.text',
    picture: () => (
      <>
        <img src={letter} alt="" />
        <img src={star} alt="" className={css['right']} />
      </>
    ),
  },
  {
    name: 'tell',
    title: 'onboarding.rules.tell.title',
    text: 'onboarding.rules.tell.text',
    picture: ({ avatarImage }) => (
      <>
        {avatarImage && <img src={`${avatarImage}/head.svg`} alt="" className={css['me']} />}
        <img src={annaHead} alt="" className={css['anna']} />
      </>
    ),
  },
] as const satisfies Rule[];

/** Step 7: three rules of safety. A tap ticks a rule, and reads it aloud unless the sound is off. */
export function GoldenRules({ me, nav }: { me: Me; nav: Nav }) {
  const t = useText();
  const { sounds } = useServices();
  const reader = useReadAloud();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const tap = ({ name, title, text }: Rule) => {
    sounds.effect('pop');
    setKnown(before => new Set([...before, name]));
    if (sounds.on.get()) reader?.start(inLanguage => `${inLanguage(title)}. ${inLanguage(text)}`);
  };
  return (
    <StepFrame
      nav={nav}
      title={inLanguage => inLanguage('onboarding.rules.title')}
      done={known.size === rules.length}
      next={{ label: inLanguage => inLanguage('onboarding.go'), always: true }}
    >
      <div className={css['rules']}>
        {rules.map((rule: Rule) => (
          <button
            key={rule.name}
            type="button"
            aria-pressed={known.has(rule.name)}
            className={css['rule']}
            data-rule={rule.name}
            onClick={() => tap(rule)}
          >
            <span className={css['picture']}>{rule.picture(me)}</span>
            <b>{t(rule.title)}</b>
            <span className={classes('read', css['text'])}>{t(rule.text)}</span>
            {known.has(rule.name) && (
              <span className={css['tick']}>
                <Icon name="ok" />
              </span>
            )}
          </button>
        ))}
      </div>
    </StepFrame>
  );
}
