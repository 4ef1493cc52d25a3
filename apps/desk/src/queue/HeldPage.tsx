import { useQuery } from '@tanstack/react-query';
import { Head } from '../app/Head.tsx';
import { Failed, Reason } from '../shared/parts.tsx';
import { queryKeys } from '../shared/queries.ts';
import { useServices } from '../shared/services.tsx';
import { dayAndTime, dueIn } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { useRows } from '../shared/use-rows.ts';
import { receiver } from '../shared/words.ts';

/** Texts that were set aside with a note; anyone may take one up. */
export function HeldPage() {
  const { call, location } = useServices();
  const now = useNow(10_000);
  const held = useQuery({
    queryKey: queryKeys.held,
    queryFn: () => call('GET desk/held'),
    refetchInterval: 10_000,
  });
  const items = held.data ?? [];
  const take = (place: number) => {
    const item = items[place];
    if (item) location.go(`/?take=${item.submissionId}`);
  };
  const { chosen, choose } = useRows(items.length, { onEnter: take });
  return (
    <>
      <Head title="Held" subtitle="Set aside with a note. They still count their time." />
      <div className="body">
        {held.isError && (
          <Failed words="The held texts did not come." onRetry={() => void held.refetch()} />
        )}
        {held.data && items.length === 0 && (
          <div className="empty">
            <h2>Nothing is held.</h2>
            <p>A text is held from its card, with a note for whoever takes it up.</p>
          </div>
        )}
        {items.length > 0 && (
          <table className="rows">
            <thead>
              <tr>
                <th>Reason</th>
                <th>From</th>
                <th>To</th>
                <th>Note</th>
                <th>Held by</th>
                <th>Since</th>
                <th className="r">Due in</th>
                <th>
                  <span className="hidden">Take up</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, place) => (
                <tr
                  key={item.submissionId}
                  className={place === chosen ? 'on' : undefined}
                  onClick={() => choose(place)}
                >
                  <td>
                    <Reason {...item} />
                  </td>
                  <td>{item.from.pseudonym}</td>
                  <td>{receiver(item.to, item.kind)}</td>
                  <td className="t">{item.note}</td>
                  <td className="q">{item.heldBy}</td>
                  <td className="q n">{dayAndTime(item.heldAt)}</td>
                  <td className="r n">{dueIn(item.dueAt, now)}</td>
                  <td className="r">
                    <button type="button" className="btn" onClick={() => take(place)}>
                      Take up
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
