import type { ClassRoster } from '@digipals/contract';
import { session } from '@digipals/contract/constants';
import { useEffect, useState } from 'react';
import { storageKeys } from '../shared/storage.ts';
import { BadgeStep } from './BadgeStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { FaceStep } from './FaceStep.tsx';
import { PictureStep } from './PictureStep.tsx';
import type { StudentPorts } from './ports.ts';
import type { Tapped } from './use-sign-in.ts';

type Child = ClassRoster['children'][number];

/** The code of the address that a card names: `/student?class=H7K4MP`. */
const codeInAddress = (): string | null =>
  new URLSearchParams(window.location.search)
    .get('class')
    ?.toUpperCase()
    .replace(/[^0-9A-Z]/g, '') ?? null;

const BADGE = /^#badge=([\w-]+)$/;

/** The secret of a badge's link, `/student#badge=…`, which leaves the address at once: others may look on. */
function takeBadge(): string | null {
  const badge = BADGE.exec(window.location.hash)?.[1] ?? null;
  if (badge !== null) window.history.replaceState(null, '', window.location.pathname);
  return badge;
}

/** The three steps: class code, face, three secret pictures. A badge replaces the first two. */
export function SignIn({ ports }: { ports: StudentPorts }) {
  const [roster, setRoster] = useState<ClassRoster | null>(null);
  const [child, setChild] = useState<Child | null>(null);
  const [badge, setBadge] = useState(takeBadge);
  useEffect(() => {
    // On a tablet the page may still be open when the next child shows its card.
    const look = () => setBadge(known => takeBadge() ?? known);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const enter = (found: ClassRoster) => {
    ports.storage.setItem(storageKeys.classCode, found.classCode);
    setRoster(found);
  };
  // Its class was archived or has another code by now. The server does not tell that from a code that never was.
  const forget = (code: string) => {
    const isKept = ports.storage.getItem(storageKeys.classCode) === code;
    if (isKept) ports.storage.removeItem(storageKeys.classCode);
    return isKept;
  };
  if (badge !== null) {
    return <BadgeStep key={badge} ports={ports} badge={badge} onBack={() => setBadge(null)} />;
  }
  if (!roster) {
    const known = ports.storage.getItem(storageKeys.classCode) ?? '';
    const first = codeInAddress() ?? known;
    return <CodeStep call={ports.call} first={first} onClass={enter} onUnknown={forget} />;
  }
  if (!child) {
    return <FaceStep roster={roster} onChoose={setChild} onBack={() => setRoster(null)} />;
  }
  const { classCode } = roster;
  const { username } = child;
  const tapped: Tapped = {
    count: session.pictureCount,
    send: pictures =>
      ports.call('POST sign-in', { body: { classCode, username, pictures: [...pictures] } }),
  };
  return <PictureStep ports={ports} child={child} tapped={tapped} onBack={() => setChild(null)} />;
}
