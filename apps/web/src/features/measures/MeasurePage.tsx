import { useState } from 'react';
import type { MeasurePageProps } from './calls/measure-calls.ts';
import { Objection } from './Objection.tsx';
import { ShownMeasure } from './ShownMeasure.tsx';

/** What a measure is, why, until when, and what still works; and how a child says that it is not fair. */
export default function MeasurePage(props: MeasurePageProps) {
  const [isObjecting, setObjecting] = useState(false);
  return isObjecting ? (
    <Objection {...props} />
  ) : (
    <ShownMeasure {...props} onObjected={() => setObjecting(true)} />
  );
}
