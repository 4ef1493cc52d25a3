import { classes } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { Me } from '../me.ts';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import css from './FirstMessage.module.css';
import { Reader } from './Reader.tsx';
import { ReadingPath } from './ReadingPath.tsx';

/** Places of the blocks in the tray: not in the order of the sentence. */
const tray = [1, 0, 2];

/** Step 4: the first message from three blocks, and who reads it before a friend does. */
export function FirstMessage({ me, nav }: { me: Me; nav: Nav }) {
  const { sounds } = useServices();
  const blocks = ['Hello!', 'I am', `${me.username}.`];
  const [placed, setPlaced] = useState(0);
  const [wrong, setWrong] = useState<{ block: number; times: number }>();
  const done = placed === blocks.length;
  const tap = (block: number) => {
    if (block !== placed) {
      sounds.effect('activityNegative');
      setWrong(before => ({ block, times: (before?.times ?? 0) + 1 }));
      return;
    }
    sounds.effect(placed + 1 === blocks.length ? 'messageSent' : 'pop');
    setWrong(undefined);
    setPlaced(placed + 1);
  };
  const message = blocks.slice(0, placed).join(' ');
  return (
    <StepFrame
      nav={nav}
      title={inLanguage => inLanguage('onboarding.message.title')}
      more={inLanguage => inLanguage('onboarding.message.path')}
      done={done}
    >
      <div className={css['layout']}>
        <div className={css['paper']}>
          <p className={css['line']} role="status" lang="en">
            {blocks.map((words, block) => (
              <span
                key={words}
                aria-hidden="true"
                className={block < placed ? css['block'] : css['hole']}
                data-block={block}
              >
                {block < placed && words}
              </span>
            ))}
            <span className={css['spoken']}>{message}</span>
          </p>
          <div className={css['tray']} lang="en">
            {tray.map(block => (
              <span key={block} className={css['place']}>
                {block >= placed && (
                  <button
                    key={wrong?.block === block ? wrong.times : 0}
                    type="button"
                    className={classes(css['block'], wrong?.block === block && css['wrong'])}
                    data-block={block}
                    onClick={() => tap(block)}
                  >
                    {blocks[block]}
                  </button>
                )}
              </span>
            ))}
          </div>
          <ReadingPath me={me} done={done} />
        </div>
        <Reader done={done} />
      </div>
    </StepFrame>
  );
}
