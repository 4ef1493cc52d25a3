import { useState } from 'react';
import { isWriting, type MeasurePageProps } from './calls/measure-calls.ts';
import { Objection } from './Objection.tsx';
import { ShownMeasure } from './ShownMeasure.tsx';

/** What a measure is, why, until when, and what still works; and how a child says that it is not fair. */
export default function MeasurePage(props: MeasurePageProps) {
  // After a reload the child goes on where it was writing.
  const [isObjecting, setObjecting] = useState(() => isWriting(props.measure, props.words));
  return isObjecting ? (
    <Objection {...props} />
  ) : (
    <ShownMeasure {...props} onObjected={() => setObjecting(true)} />
  );
}
