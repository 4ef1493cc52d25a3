import { useText } from '@digipals/i18n/react';
import { classes, RoundButton } from '@digipals/ui';
import type { ViewProps } from '../../../part.ts';
import { openFullScreen } from '../../../shell/FullScreen.tsx';
import { useTalk } from '../use-talk.ts';
import css from './Story.module.css';

/** A story's picture that covers the board, cropped at its edges (COMP-54). */
export default function Story({ part }: ViewProps) {
  const t = useText();
  const { playing, play } = useTalk(part.ports.sound);
  return (
    <div className={css['story']} data-firm>
      {part.component.data.map(({ id, value, label, audio }) => (
        <figure key={id} className={css['scene']}>
          <img src={value} alt={label ?? ''} draggable={false} />
          {audio && (
            <RoundButton
              icon="speak"
              colour="violet"
              label={t('action.listen')}
              className={classes(css['voice'], playing === id && css['playing'])}
              onClick={() => play(id, [audio])}
            />
          )}
          <RoundButton
            icon="full"
            label={t('player.fullScreen')}
            className={css['full']}
            onClick={openFullScreen}
          />
        </figure>
      ))}
    </div>
  );
}
