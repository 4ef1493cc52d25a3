import type { Measure } from '@digipals/contract';
import { classes, Table, Tag, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime, when } from '../shared/times.ts';
import { isAsked, measureName, measureReasonWords, measureStateWords } from './measure-words.ts';

type Props = {
  items: readonly Measure[];
  chosen: number;
  onChoose(place: number): void;
  /** All are of one child, who is named elsewhere. */
  isOfOne?: boolean;
};

/** Measures with what became of them. */
export function MeasuresTable({ items, chosen, onChoose, isOfOne = false }: Props) {
  const { now } = useServices();
  return (
    <Table choosable>
      <thead>
        <tr>
          {!isOfOne && <th>Child</th>}
          <th>Measure</th>
          <th>For</th>
          <th>From</th>
          <th>Ends</th>
          <th>State</th>
          <th className={layout['wideOnly']}>By</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <tr
            key={item.measureId}
            data-selected={place === chosen || undefined}
            onClick={() => onChoose(place)}
          >
            {!isOfOne && <td>{item.child.pseudonym}</td>}
            <td>
              <b className={textStyles['strong']}>{measureName(item)}</b>
            </td>
            <td>{measureReasonWords[item.reason]}</td>
            <td className={classes(textStyles['figures'], textStyles['soft'])}>
              {when(item.at, now())}
            </td>
            <td className={classes(textStyles['figures'], textStyles['soft'])}>
              {item.until ? dayAndTime(item.until) : 'Not started'}
            </td>
            <td>
              {isAsked(item) ? (
                <Tag tone="level2">Not fair?</Tag>
              ) : (
                <Tag {...(item.state === 'waits' && { tone: 'level2' })}>
                  {measureStateWords[item.state]}
                </Tag>
              )}
            </td>
            <td className={classes(textStyles['soft'], layout['wideOnly'])}>{item.by}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
