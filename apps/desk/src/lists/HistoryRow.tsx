import type { HistoryItem } from '@digipals/contract';
import { cells, classes, Tag, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { decisionWords, receiver } from '../shared/words.ts';
import { excerpt, Found } from './Found.tsx';
import css from './HistoryPage.module.css';

function OutcomeTag({ item }: { item: HistoryItem }) {
  if (item.editedText !== null) return <Tag>Delivered, edited</Tag>;
  if (item.outcome === 'deliver' || !item.isFinal)
    return <span className={textStyles['soft']}>{decisionWords(item)}</span>;
  const tone = { return: 'level2', withhold: 'level2', escalate: 'level3' } as const;
  return <Tag tone={tone[item.outcome]}>{decisionWords(item)}</Tag>;
}

type Props = {
  item: HistoryItem;
  q: string;
  isOn: boolean;
  isFolded: boolean;
  onChoose(): void;
};

/** A decision in the list. */
export function HistoryRow({ item, q, isOn, isFolded, onChoose }: Props) {
  const { now } = useServices();
  return (
    <tr data-selected={isOn || undefined} onClick={onChoose}>
      <td className={classes(textStyles['figures'], textStyles['soft'])}>{when(item.at, now())}</td>
      <td>{item.from.pseudonym}</td>
      <td className={layout['wideOnly']}>{receiver(item.to, item.kind)}</td>
      {isFolded ? (
        <td className={classes(cells.long, textStyles['soft'])}>
          Folded, severity {item.severity}
        </td>
      ) : (
        <td className={cells.long} lang="en">
          <Found text={excerpt(item.text, q)} q={q} />
        </td>
      )}
      <td className={css['outcome']}>
        <OutcomeTag item={item} />
      </td>
      <td className={classes(textStyles['soft'], layout['wideOnly'])}>{item.by}</td>
    </tr>
  );
}
