import { useText } from '@digipals/i18n/react';
import { classes, RoundButton } from '@digipals/ui';
import type { ViewProps } from '../../../part.ts';
import { useTalk } from '../use-talk.ts';
import css from './Trigger.module.css';

/** Big speakers, one for each sound: a press plays it (COMP-46). */
export default function Trigger({ part }: ViewProps) {
  const t = useText();
  const { playing, play } = useTalk(part.ports.sound);
  const { data } = part.component;
  const nameOf = (place: number) =>
    data.length > 1 ? `${t('action.listen')} ${place + 1}` : t('action.listen');
  return (
    <div className={css['triggers']}>
      {data.map(({ id, value }, place) => (
        <RoundButton
          key={id}
          icon="speak"
          colour="violet"
          label={nameOf(place)}
          className={classes(css['trigger'], playing === id && css['playing'])}
          onClick={() => play(id, [value])}
        />
      ))}
    </div>
  );
}
