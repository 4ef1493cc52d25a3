import type { SentenceOption } from '@digipals/contract';
import type { SentenceMakerType } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, Spinner } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '../../../shared/Failed.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { blocksQuery } from '../card/queries.ts';
import css from './Blocks.module.css';
import { gap } from './edits.ts';
import {
  blocksFor,
  type Choice,
  isWhole,
  type Slot,
  sentenceOf,
  slots,
  chosen as withBlock,
} from './sentence.ts';

/** The blocks of a theme in rows, and the sentence that they make. */
export function Blocks({
  theme,
  onUse,
}: {
  theme: SentenceMakerType;
  onUse(sentence: string): void;
}) {
  const t = useText();
  const query = useQuery(blocksQuery(theme));
  const [choice, setChoice] = useState<Choice>({});
  const box = useRef<HTMLDivElement>(null);
  const options = query.data ?? [];
  const rows = slots.filter(slot => blocksFor(options, choice, slot).length > 0).length;
  // In a low window the next row would be out of sight.
  useEffect(() => {
    if (rows > 1 && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [rows]);
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  if (!query.data) return <Spinner label={t('common.loading')} />;
  const sentence = sentenceOf(choice);
  const whole = isWhole(choice);
  return (
    <>
      <div ref={box} className={css['slots']} lang="en" data-maker="">
        {slots.map(slot => (
          <Row
            key={slot}
            slot={slot}
            blocks={blocksFor(options, choice, slot)}
            current={choice[slot]?.optionId}
            onChoose={block => setChoice(withBlock(options, choice, block))}
          />
        ))}
        {sentence === '' && <Domino mood="think" className={css['dog']} />}
      </div>
      <div className={css['made']}>
        <output lang="en">{sentence || gap}</output>
        {whole && <ListenButton quiet text={sentence} english />}
        <Button disabled={!whole} onClick={() => onUse(sentence)}>
          {t('sentence.use')}
        </Button>
      </div>
    </>
  );
}

type RowProps = {
  slot: Slot;
  blocks: readonly SentenceOption[];
  current: string | undefined;
  onChoose(block: SentenceOption): void;
};

function Row({ slot, blocks, current, onChoose }: RowProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={classes(css['row'], css[slot])}>
      {blocks.map(block => (
        <button
          key={block.optionId}
          type="button"
          aria-pressed={block.optionId === current}
          className={css['block']}
          onClick={() => onChoose(block)}
        >
          {block.picture?.startsWith('/') && (
            <img src={block.picture} alt="" width={32} height={32} />
          )}
          {block.text}
        </button>
      ))}
    </div>
  );
}
