import { endpointQuery } from '@digipals/client';
import type { CaseItem } from '@digipals/contract';
import {
  cells,
  classes,
  EmptyState,
  LoadError,
  Segments,
  Table,
  Tag,
  textStyles,
  VisuallyHidden,
} from '@digipals/ui/grown-ups';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Link } from '../app/Link.tsx';
import { useKeys } from '../keys/use-keys.ts';
import layout from '../shared/layout.module.css';
import { SearchField } from '../shared/SearchField.tsx';
import { Severity } from '../shared/Severity.tsx';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { useRows } from '../shared/use-rows.ts';
import { caseOutcomeWords, caseStateWords, groupWords, plural } from '../shared/words.ts';

const shows = [
  { value: 'open', words: 'Open' },
  { value: 'mine', words: 'Mine' },
  { value: 'waiting', words: 'Waiting for grown-up' },
  { value: 'closed', words: 'Closed' },
] as const;
type Show = (typeof shows)[number]['value'];

const noneWords: Record<Show, string> = {
  open: 'No case is open.',
  mine: 'No case is yours.',
  waiting: 'No answer is waited for.',
  closed: 'No case was closed.',
};

/** The state of a case, as a tag or as words. */
export function CaseState({ state, outcome }: Pick<CaseItem, 'state' | 'outcome'>) {
  if (state === 'closed') {
    return <>Closed{outcome && `: ${caseOutcomeWords[outcome]}`}</>;
  }
  const tone = { open: 'accent', withLead: 'level3', waitingForGrownUp: undefined } as const;
  return <Tag tone={tone[state]}>{caseStateWords[state]}</Tag>;
}

function Row({ item, isOn, onChoose }: { item: CaseItem; isOn: boolean; onChoose(): void }) {
  const { now, location } = useServices();
  const open = () => location.go(`/cases/${item.caseId}`);
  return (
    <tr data-selected={isOn || undefined} onClick={onChoose} onDoubleClick={open}>
      <td className={classes(textStyles['figures'], textStyles['soft'])}>{item.caseId}</td>
      <td className={cells.tight}>
        <Severity of={item.severity} />
      </td>
      <td className={textStyles['strong']}>
        <Link to={`/cases/${item.caseId}`}>{groupWords[item.group]}</Link>
      </td>
      <td>{item.child.pseudonym}</td>
      <td className={textStyles['soft']}>
        {item.openedBy === 'report'
          ? `Reported by ${plural(item.reports, 'child', 'children')}`
          : { reviewer: 'A reviewer', screening: 'Screening', child: 'The child' }[item.openedBy]}
      </td>
      <td>
        <CaseState {...item} />
      </td>
      <td>{item.owner ?? <span className={textStyles['faint']}>Nobody yet</span>}</td>
      <td className={classes(textStyles['number'], textStyles['soft'])}>
        {when(item.lastAt, now())}
      </td>
    </tr>
  );
}

/** The cases, the most recently changed first. */
export function CasesPage() {
  const { location } = useServices();
  const [show, setShow] = useState<Show>('open');
  const [q, setQ] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const cases = useQuery({
    ...endpointQuery('GET desk/cases', { show, ...(q.trim() !== '' && { q: q.trim() }) }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  const items = cases.data ?? [];
  const { chosen, choose } = useRows(items.length, {
    onEnter: place => {
      const item = items[place];
      if (item) location.go(`/cases/${item.caseId}`);
    },
  });
  useKeys({ level: 'page', actions: { search: () => search.current?.focus() } });
  return (
    <>
      <Head title="Cases">
        <Segments label="Which cases" value={show} options={shows} onChoose={setShow} />
      </Head>
      <div className={layout['toolbar']}>
        <SearchField label="Find a case" value={q} onChange={setQ} inputRef={search} />
        <span className={textStyles['soft']}>
          A case opens with a report, a severe text, or a child who asks for help.
        </span>
      </div>
      <div className={layout['body']}>
        {cases.isError && (
          <LoadError words="The cases could not be loaded." onRetry={() => void cases.refetch()} />
        )}
        {cases.data && items.length === 0 && (
          <EmptyState title={q.trim() === '' ? noneWords[show] : 'Nothing found.'} />
        )}
        {items.length > 0 && (
          <Table choosable>
            <thead>
              <tr>
                <th>Case</th>
                <th className={cells.tight}>
                  <VisuallyHidden>Severity</VisuallyHidden>
                </th>
                <th>What</th>
                <th>Child</th>
                <th>Opened by</th>
                <th>State</th>
                <th>Owner</th>
                <th className={textStyles['right']}>Last step</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, place) => (
                <Row
                  key={item.caseId}
                  item={item}
                  isOn={place === chosen}
                  onChoose={() => choose(place)}
                />
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </>
  );
}
