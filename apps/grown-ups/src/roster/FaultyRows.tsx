import type { RosterFault } from '@digipals/contract';
import { cells, Table } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { roster } from '../words/roster.ts';
import { describeFault } from '../words/roster-faults.ts';
import css from './FaultyRows.module.css';

/** The rows that are left out, each with its place, what is wrong and what helps. */
export const FaultyRows = ({ faults }: { faults: readonly RosterFault[] }) => (
  <Box title={roster.faults(faults.length)} aside={roster.faultsAbout}>
    <Table>
      <thead>
        <tr>
          <th>{roster.place}</th>
          <th>{roster.child}</th>
          <th>{roster.wrong}</th>
          <th>{roster.helps}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(fault => {
          const { wrong, helps } = describeFault(fault);
          return (
            <tr key={`${fault.file} ${fault.line} ${fault.code} ${fault.value}`}>
              <td>
                <b>{fault.line}</b> {fault.file}
              </td>
              <td className={css['child']}>
                <b>{fault.name ?? '–'}</b>
              </td>
              <td className={cells.long}>
                <span className={css['wrong']}>{wrong}</span>
              </td>
              <td className={cells.long}>{helps}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  </Box>
);
