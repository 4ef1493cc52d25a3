import type { Profile } from '@digipals/contract';
import { onboarding as rules } from '@digipals/contract/constants';
import { useEffect, useState } from 'react';
import { Later, latePart } from '../../shared/later.tsx';
import { Waiting } from '../../shared/Waiting.tsx';
import { Intro } from './Intro.tsx';
import type { Me } from './me.ts';
import type { Progress } from './progress/use-progress.ts';
import type { Nav } from './StepFrame.tsx';
import { AskFriend } from './steps/AskFriend.tsx';
import { type DrawStreak, FirstLingos } from './steps/FirstLingos.tsx';
import { FirstMessage } from './steps/FirstMessage.tsx';
import { FirstQuestion } from './steps/FirstQuestion.tsx';
import { GoldenRules } from './steps/GoldenRules.tsx';
import { TapDomino } from './steps/TapDomino.tsx';

/** Drawing a child needs the whole kit of the avatar, so it is loaded on its own. */
const chooseLook = latePart(() => import('./look/ChooseLook.tsx'));

type Props = {
  me: Me;
  /** What the child wears; undefined until its profile is loaded. */
  human: Profile['human'] | undefined;
  progress: Progress;
  /** Whether Domino has just said hello. */
  greeted: boolean;
  /** Whether the child learns American English. */
  american: boolean;
  drawStreak: DrawStreak;
  onEnd(): void;
};

/** Resumes where the child left off; a child that has finished sees all steps again (ONBOARD-04). */
const firstOf = ({ finished }: Progress): number => (finished < rules.steps ? finished + 1 : 1);

/** The seven first steps (ONBOARD-01, NOTSHOWN-18). Domino says hello before the first. */
export function Onboarding(props: Props) {
  const { me, human, progress, greeted, american, drawStreak, onEnd } = props;
  const [{ step, moved }, setAt] = useState(() => ({ step: firstOf(progress), moved: greeted }));
  const [hello, setHello] = useState(!greeted && step === 1);
  useEffect(() => {
    chooseLook.preload().catch(() => undefined);
  }, []);
  if (hello) {
    const start = () => {
      setHello(false);
      setAt({ step, moved: true });
    };
    return <Intro dominoImage={me.dominoImage} onStart={start} />;
  }
  const nav: Nav = {
    step,
    moved,
    onBack: step > 1 ? () => setAt({ step: step - 1, moved: true }) : null,
    onNext: () => {
      progress.finish(step);
      if (step === rules.steps) onEnd();
      else setAt({ step: step + 1, moved: true });
    },
  };
  const views = [
    <TapDomino key={1} me={me} nav={nav} />,
    <Look key={2} human={human} me={me} nav={nav} progress={progress} />,
    <AskFriend key={3} me={me} nav={nav} />,
    <FirstMessage key={4} me={me} nav={nav} />,
    <FirstQuestion key={5} nav={nav} american={american} />,
    <FirstLingos key={6} me={me} nav={nav} progress={progress} drawStreak={drawStreak} />,
    <GoldenRules key={7} me={me} nav={nav} />,
  ];
  return views[step - 1];
}

type LookProps = {
  human: Profile['human'] | undefined;
  me: Me;
  nav: Nav;
  progress: Progress;
};

/** Step 2, once the child's profile is loaded. */
function Look({ human, me: { username }, nav, progress }: LookProps) {
  if (!human) return <Waiting />;
  const { keptLook: kept, saveLook: onSave } = progress;
  const props = { human, kept, username, nav, onSave };
  return <Later part={chooseLook} props={props} waiting={<Waiting />} />;
}
