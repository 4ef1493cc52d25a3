import { Tag, textStyles, VisuallyHidden } from '@digipals/ui/grown-ups';
import { useLayoutEffect, useRef } from 'react';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { groupWords, plural } from '../shared/words.ts';
import css from './RepliesPage.module.css';
import { byWords, isAutomatic, letterWords, outcomeWords, reasonTags } from './reply-words.ts';
import type { ReplyItem } from './use-replies.ts';

/** What a row shows: who or what, when, the first words, and its tags. `spoken` is only read aloud. */
function partsOf(item: ReplyItem, now: number) {
  switch (item.kind) {
    case 'reply': {
      const { from, subject, text, at, reason, outcome } = item.reply;
      const done = outcome && `${outcomeWords(outcome)}: ${byWords(outcome, now)}`;
      return {
        ...{ spoken: from && 'Reply from ', title: from || 'Reply', at, words: text || subject },
        tags: done ? <Tag>{done}</Tag> : <Tag tone="level2">{reasonTags[reason]}</Tag>,
      };
    }
    case 'letter': {
      const { number, kind, failedAt, tries, dealtWith } = item.letter;
      const waits = isAutomatic(item.letter) ? 'Not delivered' : 'Call instead';
      const done = dealtWith && `Dealt with: ${byWords(dealtWith, now)}`;
      return {
        ...{ spoken: '', title: `Letter ${number} did not arrive`, at: failedAt },
        words: `${letterWords[kind]}, ${plural(tries, 'try', 'tries')}`,
        tags: done ? <Tag>{done}</Tag> : <Tag tone="level1">{waits}</Tag>,
      };
    }
    case 'case': {
      const { caseId, group, child, lastAt, owner } = item.found;
      return {
        ...{ spoken: 'Reply in a case: ', title: `The grown-up of ${child.pseudonym}`, at: lastAt },
        words: `${groupWords[group]}, ${owner ?? 'no owner yet'}`,
        tags: (
          <>
            <Tag tone="accent">Case {caseId}</Tag> <Tag>Needs an answer</Tag>
          </>
        ),
      };
    }
  }
}

type Props = { item: ReplyItem; isOn: boolean; onChoose(): void };

/** A row of the list. */
export function ReplyRow({ item, isOn, onChoose }: Props) {
  const { now } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  // The focus in the list moves with the choice.
  useLayoutEffect(() => {
    const list = button.current?.closest('ul');
    if (isOn && list?.contains(document.activeElement)) button.current?.focus();
  }, [isOn]);
  const { spoken, title, at, words, tags } = partsOf(item, now());
  return (
    <li>
      <button
        ref={button}
        type="button"
        tabIndex={isOn ? 0 : -1}
        className={css['row']}
        aria-current={isOn || undefined}
        data-selected={isOn || undefined}
        onClick={onChoose}
      >
        <b>
          <VisuallyHidden>{spoken}</VisuallyHidden>
          {title}
        </b>
        <span className={textStyles['figures']}>{when(at, now())}</span>
        <span className={css['words']}>{words}</span>
        <span className={css['tags']}>{tags}</span>
      </button>
    </li>
  );
}
