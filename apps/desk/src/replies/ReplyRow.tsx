import { Tag, textStyles, VisuallyHidden } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { groupWords, plural } from '../shared/words.ts';
import css from './RepliesPage.module.css';
import { byWords, letterWords, outcomeWords, reasonTags } from './reply-words.ts';
import type { ReplyItem } from './use-replies.ts';

/** What a row shows: who or what, when, the first words, and its tags. `kind` is only read aloud. */
function partsOf(item: ReplyItem, now: number) {
  switch (item.kind) {
    case 'reply': {
      const { from, subject, text, at, reason, outcome } = item.reply;
      const done = outcome && `${outcomeWords(outcome)}: ${byWords(outcome, now)}`;
      return {
        ...{ kind: from && 'Reply from ', title: from || 'Reply', at, words: text || subject },
        tags: done ? <Tag>{done}</Tag> : <Tag tone="level2">{reasonTags[reason]}</Tag>,
      };
    }
    case 'letter': {
      const { number, failedAt, tries, dealtWith } = item.letter;
      const done = dealtWith && `Dealt with: ${byWords(dealtWith, now)}`;
      return {
        ...{ kind: '', title: `Letter ${number} did not arrive`, at: failedAt },
        words: `${letterWords(item.letter)}, ${plural(tries, 'try', 'tries')}`,
        tags: done ? <Tag>{done}</Tag> : <Tag tone="level1">Call instead</Tag>,
      };
    }
    case 'case': {
      const { caseId, group, child, lastAt, owner } = item.found;
      return {
        ...{ kind: 'Reply in a case: ', title: `The grown-up of ${child.pseudonym}`, at: lastAt },
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
  const { kind, title, at, words, tags } = partsOf(item, now());
  return (
    <li>
      <button
        type="button"
        className={css['row']}
        aria-current={isOn || undefined}
        data-selected={isOn || undefined}
        onClick={onChoose}
      >
        <b>
          <VisuallyHidden>{kind}</VisuallyHidden>
          {title}
        </b>
        <span className={textStyles['figures']}>{when(at, now())}</span>
        <span className={css['first']}>{words}</span>
        <span className={css['tags']}>{tags}</span>
      </button>
    </li>
  );
}
