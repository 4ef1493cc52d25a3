import { colourIn, wear } from '@digipals/avatar';
import type { Profile } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Island } from '@digipals/ui';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import css from './ChooseLook.module.css';
import { hairColour, hairs, pictureOf, skins, tops } from './looks.ts';

type Human = Profile['human'];
type Props = {
  human: Human;
  /** A look that the child chose here before, and that the server does not have yet. */
  kept: Human | undefined;
  username: string;
  nav: Nav;
  onSave(human: Human, saved: Human): void;
};

/** Step 2: skin, hair and top, all free and seen at once. */
export default function ChooseLook({ human: saved, kept, username, nav, onSave }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const [changed, setHuman] = useState<Human | null>(null);
  const human = changed ?? kept ?? saved;
  const tryOn = (next: Human) => {
    sounds.effect('pop');
    setHuman(next);
  };
  const next = () => {
    if (changed) onSave(changed, saved);
    nav.onNext();
  };
  return (
    <StepFrame
      nav={{ ...nav, onNext: next }}
      title={inLanguage => inLanguage('onboarding.look.title')}
      done
      next={{ label: inLanguage => inLanguage('onboarding.look.done') }}
    >
      <div className={css['layout']}>
        <div className={css['me']} data-alive>
          <Island className={css['island']} />
          <img className={css['figure']} src={pictureOf(human, 'full')} alt={username} />
        </div>
        <div className={css['choices']}>
          <Group label={t('onboarding.look.skin')} className={css['skins']}>
            {skins.map((colour, index) => (
              <button
                key={colour}
                type="button"
                aria-label={`${t('onboarding.look.skin')} ${index + 1}`}
                aria-pressed={human.body.styles.colour === colour}
                style={{ '--skin': colour }}
                onClick={() => tryOn(colourIn('human', human, { part: 'body', colour }))}
              />
            ))}
          </Group>
          <Group label={t('onboarding.look.hair')} className={css['hairs']}>
            {hairs.map((model, index) => (
              <button
                key={model}
                type="button"
                aria-label={`${t('onboarding.look.hair')} ${index + 1}`}
                aria-pressed={human.hair?.model === model}
                onClick={() => tryOn(withHair(human, model))}
              >
                <img src={pictureOf(withHair(bareHead(human), model), 'head')} alt="" />
              </button>
            ))}
          </Group>
          <Group label={t('onboarding.look.top')} className={css['tops']}>
            {tops.map((top, index) => (
              <button
                key={`${top.model} ${top.colour}`}
                type="button"
                aria-label={`${t('onboarding.look.top')} ${index + 1}`}
                aria-pressed={
                  human.top.model === top.model && human.top.styles.colour === top.colour
                }
                onClick={() => tryOn(withTop(human, top))}
              >
                <span>
                  <img src={pictureOf(withTop(standing(human), top), 'full')} alt="" />
                </span>
              </button>
            ))}
          </Group>
        </div>
      </div>
    </StepFrame>
  );
}

/** The pictures of hair show it without a hat. */
const bareHead = (human: Human): Human => ({ ...human, hat: null, badge: null, accessories: [] });

/** The pictures of tops show them on a standing child of middle size, without what hangs over them. */
const standing = (human: Human): Human => ({
  ...bareHead(human),
  hair: null,
  body: { ...human.body, model: 'middle' },
});

const withHair = (human: Human, model: string): Human =>
  wear('human', human, { part: 'hair', model, colour: hairColour(human, model) });

const withTop = (human: Human, top: (typeof tops)[number]): Human =>
  wear('human', human, { part: 'top', ...top });

type GroupProps = { label: string; className: string | undefined; children: ReactNode };

function Group({ label, className, children }: GroupProps) {
  return (
    <fieldset aria-label={label} className={classes(css['group'], className)}>
      {children}
    </fieldset>
  );
}
