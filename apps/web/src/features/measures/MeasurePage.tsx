import { useState } from 'react';
import { isWriting, type MeasurePageProps } from './calls/measure-calls.ts';
import { Objection } from './Objection.tsx';
import { ShownMeasure } from './ShownMeasure.tsx';

/** Explains a measure: what, why, until when, and what still works. The child can object to it. */
export default function MeasurePage(props: MeasurePageProps) {
  // After a reload the child continues where it was writing.
  const [isObjecting, setObjecting] = useState(() => isWriting(props.measure, props.words));
  return isObjecting ? (
    <Objection {...props} />
  ) : (
    <ShownMeasure {...props} onObjected={() => setObjecting(true)} />
  );
}
