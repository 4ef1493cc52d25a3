import { useText } from '@digipals/i18n/react';
import { SpeakerButton } from '@digipals/ui';
import { useRef } from 'react';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import type { ViewProps } from '../../../part.ts';
import { Cover } from '../../shared/Cover.tsx';
import { useReveal } from '../../shared/use-reveal.ts';
import css from './PictureWithText.module.css';

type Props = ViewProps & {
  /** The picture is hidden until it is revealed (NOTSHOWN-50). */
  hidden?: boolean;
};

/** A picture, and the paragraphs that go with it, each with its voice when it has one (COMP-42 to COMP-45). */
export default function PictureWithText({ part, hidden = false }: Props) {
  const t = useText();
  const { revealed, reveal } = useReveal(part);
  const [picture, ...paragraphs] = part.component.data;
  const covered = hidden && !revealed;
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const show = () => {
    reveal?.();
    // The cover disappears with its button, so the focus moves to the content behind it.
    frame.current?.focus();
    announce(picture?.label ?? '');
  };
  return (
    <div className={css['both']} data-firm>
      {picture && (
        <div className={css['picture']} ref={frame} tabIndex={-1}>
          {covered ? (
            <Cover
              label={t(reveal ? 'player.reveal' : 'player.surprise')}
              onReveal={reveal && show}
            />
          ) : (
            <img
              src={picture.value}
              alt={picture.label ?? ''}
              draggable={false}
              className={hidden ? css['shown'] : undefined}
            />
          )}
        </div>
      )}
      <div className={css['texts']}>
        {paragraphs.map(({ id, value, audio }) => (
          <div key={id} className={css['text']}>
            {audio && (
              <SpeakerButton
                label={t('action.listen')}
                onSpeak={() => void part.ports.sound.play(audio)}
              />
            )}
            <p lang="en">{value}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
