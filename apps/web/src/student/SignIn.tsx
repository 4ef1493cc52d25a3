import type { ClassRoster } from '@digipals/contract';
import { useState } from 'react';
import { storageKeys } from '../shared/storage.ts';
import { CodeStep } from './CodeStep.tsx';
import { FaceStep } from './FaceStep.tsx';
import { PictureStep } from './PictureStep.tsx';
import type { StudentPorts } from './ports.ts';

type Child = ClassRoster['children'][number];

/** The code of the address that a card names: `/student?class=H7K4MP`. */
const codeInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get('class')?.replace(/[^0-9a-z]/gi, '') ?? null;

/** The three steps: class code, face, three secret pictures. */
export function SignIn({ ports }: { ports: StudentPorts }) {
  const [roster, setRoster] = useState<ClassRoster | null>(null);
  const [child, setChild] = useState<Child | null>(null);
  const enter = (found: ClassRoster) => {
    ports.storage.setItem(storageKeys.classCode, found.classCode);
    setRoster(found);
  };
  if (!roster) {
    const known = ports.storage.getItem(storageKeys.classCode) ?? '';
    return <CodeStep call={ports.call} known={codeInAddress() ?? known} onClass={enter} />;
  }
  if (!child) {
    return <FaceStep roster={roster} onChoose={setChild} onBack={() => setRoster(null)} />;
  }
  return (
    <PictureStep
      ports={ports}
      classCode={roster.classCode}
      child={child}
      onBack={() => setChild(null)}
    />
  );
}
