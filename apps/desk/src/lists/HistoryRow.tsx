import type { HistoryItem } from '@digipals/contract';
import { Tag } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { outcomeWords, receiver } from '../shared/words.ts';
import { excerpt, Found } from './Found.tsx';

function OutcomeTag({ item }: { item: HistoryItem }) {
  if (item.editedText !== null) return <Tag>Delivered, edited</Tag>;
  if (item.outcome === 'deliver') return <span className="q">{outcomeWords.deliver}</span>;
  const tone = { return: 's2', withhold: 's2', escalate: 's3' } as const;
  return <Tag tone={tone[item.outcome]}>{outcomeWords[item.outcome]}</Tag>;
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
    <tr className={isOn ? 'on' : undefined} onClick={onChoose}>
      <td className="n q">{when(item.at, now())}</td>
      <td>{item.from.pseudonym}</td>
      <td className="hide-s">{receiver(item.to, item.kind)}</td>
      {isFolded ? (
        <td className="t q">Folded, severity {item.severity}</td>
      ) : (
        <td className="t" lang="en">
          <Found text={excerpt(item.text, q)} q={q} />
        </td>
      )}
      <td>
        <OutcomeTag item={item} />
      </td>
      <td className="q hide-s">{item.by}</td>
    </tr>
  );
}
