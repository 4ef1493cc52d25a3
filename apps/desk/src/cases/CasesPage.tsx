import type { CaseItem } from '@digipals/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Link } from '../app/Link.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Failed, SearchField, Segments, Severity, Tag } from '../shared/parts.tsx';
import { queryKeys } from '../shared/queries.ts';
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

/** How a case stands, as a tag or as words. */
export function CaseState({ state, outcome }: Pick<CaseItem, 'state' | 'outcome'>) {
  if (state === 'closed') {
    return <>Closed{outcome && `: ${caseOutcomeWords[outcome]}`}</>;
  }
  const tone = { open: 'a', withLead: 's3', waitingForGrownUp: undefined } as const;
  return <Tag tone={tone[state]}>{caseStateWords[state]}</Tag>;
}

function Row({ item, isOn, onChoose }: { item: CaseItem; isOn: boolean; onChoose(): void }) {
  const { now, location } = useServices();
  const open = () => location.go(`/cases/${item.caseId}`);
  return (
    <tr className={isOn ? 'on' : undefined} onClick={onChoose} onDoubleClick={open}>
      <td className="n q">{item.caseId}</td>
      <td className="sev-column">
        <Severity of={item.severity} />
      </td>
      <td className="b">
        <Link to={`/cases/${item.caseId}`}>{groupWords[item.group]}</Link>
      </td>
      <td>{item.child.pseudonym}</td>
      <td className="q">
        {item.openedBy === 'report'
          ? `Reported by ${plural(item.reports, 'child', 'children')}`
          : 'A reviewer'}
      </td>
      <td>
        <CaseState {...item} />
      </td>
      <td>{item.owner ?? <span className="qq">Nobody yet</span>}</td>
      <td className="r n q">{when(item.lastAt, now())}</td>
    </tr>
  );
}

/** The cases, the newest step first. */
export function CasesPage() {
  const { call, location } = useServices();
  const [show, setShow] = useState<Show>('open');
  const [q, setQ] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const cases = useQuery({
    queryKey: [...queryKeys.cases, show, q.trim()],
    queryFn: () =>
      call('GET desk/cases', { query: { show, ...(q.trim() !== '' && { q: q.trim() }) } }),
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
      <div className="bar">
        <SearchField label="Find a case" value={q} onChange={setQ} inputRef={search} />
        <span className="q">
          A case opens with a report, or when a reviewer sends a card to the lead.
        </span>
      </div>
      <div className="body">
        {cases.isError && (
          <Failed words="The cases did not come." onRetry={() => void cases.refetch()} />
        )}
        {cases.data && items.length === 0 && (
          <div className="empty">
            <h2>{q.trim() === '' ? noneWords[show] : 'Nothing found.'}</h2>
          </div>
        )}
        {items.length > 0 && (
          <table className="rows">
            <thead>
              <tr>
                <th>Case</th>
                <th className="sev-column">
                  <span className="hidden">Severity</span>
                </th>
                <th>What</th>
                <th>Child</th>
                <th>Opened by</th>
                <th>State</th>
                <th>Owner</th>
                <th className="r">Last step</th>
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
          </table>
        )}
      </div>
    </>
  );
}
