import type { ClassRoster } from '@digipals/contract';
import { type PasswordPicture, passwordPictures } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, Face } from '@digipals/ui';
import { useState } from 'react';
import { Box } from './Box.tsx';
import { Paws } from './Paws.tsx';
import css from './PictureStep.module.css';
import { pictures } from './pictures.ts';
import type { StudentPorts } from './ports.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { type SignInState, type Tapped, useSignIn } from './use-sign-in.ts';

type Props = {
  ports: StudentPorts;
  child: ClassRoster['children'][number];
  /** How many pictures the child has, and what sends them. */
  tapped: Tapped;
  onBack(): void;
};

/** Step 3: secret pictures in order, three or the one of a badge; only their number is shown. */
export function PictureStep({ ports, child, tapped, onBack }: Props) {
  const t = useText();
  const { username } = child;
  const { chosen, state, wait, choose, removeLast } = useSignIn(ports, tapped);
  const isOne = tapped.count === 1;
  const [helped, setHelped] = useState(false);
  const onKeyDown = useArrowKeys();
  const missed = state === 'tryAgain' || state === 'waiting';
  const sorry = missed || state === 'newCard' || state === 'failed';
  const hello = {
    title: t('profile.hello', { username }),
    text: t(isOne ? 'signin.onePicture' : 'signin.pictures'),
  };
  const said: Partial<Record<SignInState, { title: string; text: string }>> = {
    tryAgain: { title: t('signin.tryAgain'), text: hello.text },
    waiting: { title: t('signin.tryAgain'), text: t('signin.wait', { count: wait }) },
    newCard: {
      title: t('signin.newCard'),
      text: t(isOne ? 'signin.badgeEnded' : 'signin.newCardHelp'),
    },
    failed: { title: t('error.generic'), text: hello.text },
  };
  const { title, text } = said[state] ?? hello;
  const face = <Face src={`${child.avatarImage}/head.svg`} tint="yellow" className={css['face']} />;
  return (
    <Box
      title={title}
      text={helped && state !== 'newCard' ? t('signin.help') : text}
      mood={sorry ? 'sorry' : 'hello'}
      face={face}
      onBack={onBack}
    >
      {!isOne && (
        <Paws count={chosen.length} shaking={state === 'tryAgain'} onRemoveLast={removeLast} />
      )}
      <fieldset
        aria-label={hello.text}
        className={css['pictures']}
        onKeyDown={event => {
          if (event.key === 'Backspace') removeLast();
          else onKeyDown(event);
        }}
      >
        {passwordPictures.map(picture => (
          <Picture
            key={picture}
            picture={picture}
            disabled={state === 'waiting' || state === 'sending'}
            onChoose={choose}
          />
        ))}
      </fieldset>
      {missed && !helped && (
        <Button variant="quiet" wide icon="friends" onClick={() => setHelped(true)}>
          {t('signin.help')}
        </Button>
      )}
    </Box>
  );
}

type PictureProps = {
  picture: PasswordPicture;
  disabled: boolean;
  onChoose(picture: PasswordPicture): void;
};

function Picture({ picture, disabled, onChoose }: PictureProps) {
  const t = useText();
  const { url, name, from, to } = pictures[picture];
  return (
    <button
      type="button"
      className={css['picture']}
      style={{ '--from': from, '--to': to }}
      aria-label={t(name)}
      aria-disabled={disabled || undefined}
      onClick={() => onChoose(picture)}
    >
      <img src={url} alt="" />
    </button>
  );
}
