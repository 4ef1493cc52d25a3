import type { Component } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, RoundButton, VisuallyHidden } from '@digipals/ui';
import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import type { ViewProps } from '../../../part.ts';
import { clock, Seek } from '../../shared/Seek.tsx';
import { linesOf, placeAt, textOf } from '../lyrics.ts';
import { useDone } from '../use-done.ts';
import { Singer } from './Singer.tsx';
import { Sung } from './Sung.tsx';
import { useSong } from './use-song.ts';
import css from './View.module.css';

/** Address of the picture behind the words, from `meta.picture`. */
const pictureOf = ({ meta: { picture } }: Component): string | undefined => {
  if (typeof picture !== 'object' || picture === null) return undefined;
  const address: unknown = Reflect.get(picture, 'value');
  return typeof address === 'string' ? address : undefined;
};

/** A song with its words highlighted in time; to be heard to its end, or read if it cannot play (NOTSHOWN-51). */
export default function View({ part }: ViewProps) {
  const t = useText();
  const announce = useAnnounce();
  const { isDone, finish } = useDone(part);
  const [item] = part.component.data;
  const done = () => item && finish(item);
  const song = useSong(part, done);
  const lines = linesOf(part.component);
  const { line, word } = placeAt(lines, song.at);
  const shown = Math.max(0, line);
  const [sung, after] = [lines[shown], lines[shown + 1]];

  const goOn = useEffectEvent(() => {
    done();
    announce(t('player.songFailed'));
  });
  useEffect(() => {
    if (song.failed) goOn();
  }, [song.failed]);

  if (song.failed)
    return (
      <div className={css['kara']}>
        <div className={classes(css['words'], css['read'])} lang="en">
          {lines.map(each => (
            <p key={each.words[0]?.from ?? 0}>{textOf(each)}</p>
          ))}
        </div>
        <p className={css['note']}>{t('player.songFailed')}</p>
      </div>
    );
  return (
    <div className={css['kara']} data-done={(item && isDone(item)) || undefined}>
      <VisuallyHidden>
        <p lang="en">{lines.map(textOf).join(' ')}</p>
      </VisuallyHidden>
      <div className={css['stage']} aria-hidden="true">
        <Singer picture={pictureOf(part.component)} playing={song.playing} beat={word} />
        <div className={css['words']} lang="en">
          {sung && <Sung line={sung} word={line < 0 ? -1 : word} />}
          <p className={css['after']}>{after && textOf(after)}</p>
        </div>
      </div>
      <div className={css['deck']}>
        <RoundButton
          icon={song.playing ? 'pause' : 'play'}
          colour="violet"
          label={t(song.playing ? 'player.pause' : 'player.play')}
          className={css['play']}
          onClick={song.toggle}
        />
        <span className={css['at']}>{clock(song.at)}</span>
        <Seek label={t('player.seekSong')} at={song.at} length={song.length} onSeek={song.seek} />
        <span>{song.length > 0 && clock(song.length)}</span>
      </div>
    </div>
  );
}
