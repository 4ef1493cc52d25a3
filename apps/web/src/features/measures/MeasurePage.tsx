import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { useSession } from '../session/session-context.tsx';
import { hasUnsentWords, type MeasurePageProps } from './calls/measure-calls.ts';
import { Objection } from './Objection.tsx';
import { ShownMeasure } from './ShownMeasure.tsx';

/** What a measure is, why, until when, and what still works; and how a child says that it is not fair. */
export default function MeasurePage(props: MeasurePageProps) {
  const { storage } = useServices();
  const { userId } = useSession().user;
  // After a reload the child goes on where it was writing.
  const [isObjecting, setObjecting] = useState(() =>
    hasUnsentWords(storage, userId, props.measure),
  );
  return isObjecting ? (
    <Objection {...props} userId={userId} />
  ) : (
    <ShownMeasure {...props} onObjected={() => setObjecting(true)} />
  );
}
