import type { Component, Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { pickLimit } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Spinner } from '@digipals/ui';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Announcer } from '../drag/Announcer.tsx';
import { type Mark, type PartProps, pickKey } from '../part.ts';
import { registry } from '../registry.ts';
import { layoutOf } from './layout.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { viewOf } from './part-views.ts';
import css from './QuestionParts.module.css';
import { useScrollWhenFull } from './use-scroll-when-full.ts';

type Shared = Omit<PartProps, 'component' | 'limit'>;
type Known = Component & { type: ComponentType };
type Props = Omit<Shared, 'marks'> & {
  /** What to show on each pick after a check, parallel to `picks`; null before. */
  marks: readonly Mark[] | null;
};

type PartGiven = Shared & { component: Known };

function Part(props: PartGiven) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedPart key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedPart({ component, onRetry, ...part }: PartGiven & { onRetry(): void }) {
  const t = useText();
  // Chosen once: a view that is loaded meanwhile must not take the place of the one in use.
  const [View] = useState(() => viewOf(component.type));
  if (!View) return null;
  return (
    <PartBoundary type={component.type} log={part.ports.log} onRetry={onRetry}>
      <Suspense fallback={<Spinner label={t('common.loading')} />}>
        <View {...part} component={component} limit={pickLimit(part.question)} />
      </Suspense>
    </PartBoundary>
  );
}

type AnswersProps = { question: Question; answers: readonly Known[]; children: ReactNode };

/** Groups what can be chosen; all else lies in the layout itself. */
function Answers({ question, answers, children }: AnswersProps) {
  const t = useText();
  const [first] = answers;
  if (!first) return null;
  if (registry[first.type].family !== 'choice')
    return answers.length === 1 ? children : <div className={css['rows']}>{children}</div>;
  const group = {
    className: css['choices'],
    'data-choices': answers.length,
    'aria-label': question.instruction?.text ?? t('player.answer'),
  };
  if (pickLimit(question) > 1) return <fieldset {...group}>{children}</fieldset>;
  return (
    <div {...group} role="radiogroup">
      {children}
    </div>
  );
}

const markOf = (pick: Pick, mark: Mark | undefined): [string, Mark][] =>
  mark ? [[pickKey(pick), mark]] : [];

/**
 * The components of one question on the board: pictures and texts beside what a child answers with.
 * Controlled: `picks` in, `onPick` out. Fills the height it is given.
 */
export function QuestionParts(props: Props) {
  const { question, picks, marks, ...rest } = props;
  const { log } = rest.ports;
  const layout = useMemo(() => layoutOf(question), [question]);
  const area = useScrollWhenFull();

  useEffect(() => {
    for (const type of layout.unknown) log(`Unknown component type ${type} is left out`);
  }, [layout, log]);

  const marked = useMemo(
    () => marks && new Map(picks.flatMap((pick, at) => markOf(pick, marks[at]))),
    [marks, picks],
  );

  const show = (component: Known) => (
    <Part
      key={`${question.id}/${component.id}`}
      {...rest}
      question={question}
      picks={picks}
      marks={marked}
      component={component}
    />
  );

  return (
    <Announcer>
      <div className={css['area']} ref={area}>
        <div
          className={css['parts']}
          data-kind={layout.kind}
          data-lead={layout.lead}
          data-below={layout.below || undefined}
        >
          {layout.lead !== 'none' && (
            <div className={css['lead']}>
              {layout.pictures.length > 0 && (
                <div className={css['pictures']}>{layout.pictures.map(show)}</div>
              )}
              {layout.strips.map(show)}
            </div>
          )}
          <Answers question={question} answers={layout.answers}>
            {layout.answers.map(component =>
              layout.answers.length > 1 ? (
                <div key={component.id} className={css['one']}>
                  {show(component)}
                </div>
              ) : (
                show(component)
              ),
            )}
          </Answers>
        </div>
      </div>
    </Announcer>
  );
}
