import type { HelpPicture } from '@digipals/contract/help-requests';
import { useState } from 'react';
import { After } from './After.tsx';
import { Choose } from './Choose.tsx';
import { More } from './More.tsx';
import type { HelpPorts } from './ports.ts';
import { Thread } from './Thread.tsx';
import type { Help } from './use-help.ts';

/** The steps of the page. */
type Step =
  | { name: 'choose' }
  | { name: 'more'; picture: HelpPicture | null; lineId: string | null }
  | { name: 'after' }
  | { name: 'answer' };

/** The steps of asking for help: a tap on a picture sends it, all later steps are optional. */
export function HelpSheet({ ports, help }: { ports: HelpPorts; help: Help }) {
  const [step, setStep] = useState<Step>(
    ports.wantsAnswer ? { name: 'answer' } : { name: 'choose' },
  );
  const hide = () => ports.leaveTo('/training-menu');
  const choose = (picture: HelpPicture) =>
    setStep({ name: 'more', picture, lineId: help.send({ picture }) });
  switch (step.name) {
    case 'choose':
      return (
        <Choose
          help={help}
          onHide={hide}
          onChoose={choose}
          onAnswer={() => setStep({ name: 'answer' })}
          onAfter={() => setStep({ name: 'after' })}
        />
      );
    case 'more':
      return (
        <More
          help={help}
          {...step}
          onHide={hide}
          onOops={lineId => {
            void help.takeBack(lineId);
            setStep({ name: 'choose' });
          }}
          onDone={() => setStep({ name: 'after' })}
        />
      );
    case 'after':
      return (
        <After
          help={help}
          onHide={hide}
          onMore={() => setStep({ name: 'more', picture: null, lineId: null })}
          onAnswer={() => setStep({ name: 'answer' })}
        />
      );
    case 'answer':
      return <Thread ports={ports} help={help} onHide={hide} />;
  }
}
