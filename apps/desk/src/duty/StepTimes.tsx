import { endpointQuery } from '@digipals/client';
import type { DeskStep, StaffRole } from '@digipals/contract/constants';
import { LoadError, Table, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { span } from '../shared/times.ts';

const stepWords: Record<DeskStep, string> = {
  firstLook: 'First look at a text',
  second: 'Second adult on a severe text',
  helpAnswer: 'Answer to a child that asks for help',
  receipt: 'Recalled text off a device',
};

const readers: readonly (StaffRole | undefined)[] = ['lead', 'auditor', 'admin'];

const shown = (ms: number | null): string => (ms === null ? '–' : span(ms));

/** How long the steps of the desk took, for those who may read it (SAFE2-105). */
export function StepTimes() {
  const mayRead = readers.includes(useServices().session.get()?.staff.role);
  const query = useQuery({ ...endpointQuery('GET desk/times'), enabled: mayRead });
  const { data, isError, refetch } = query;
  if (!mayRead) return null;
  return (
    <section aria-label="How long it took">
      <div className={layout['sectionHead']}>
        <h2>How long it took, last 30 days</h2>
      </div>
      {isError && (
        <LoadError words="The times could not be loaded." onRetry={() => void refetch()} />
      )}
      {data && (
        <Table>
          <thead>
            <tr>
              <th>Step</th>
              <th className={textStyles['right']}>Count</th>
              <th className={textStyles['right']}>Median</th>
              <th className={textStyles['right']}>p95</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ step, count, medianMs, p95Ms }) => (
              <tr key={step}>
                <td>{stepWords[step]}</td>
                <td className={textStyles['number']}>{count}</td>
                <td className={textStyles['number']}>{shown(medianMs)}</td>
                <td className={textStyles['number']}>{shown(p95Ms)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
