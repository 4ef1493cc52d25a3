import type { Component, Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { pickLimit } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Announcer } from '../drag/Announcer.tsx';
import { type Mark, type PartProps, pickKey } from '../part.ts';
import { layoutOf } from './layout.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { viewOf } from './part-views.ts';
import css from './QuestionParts.module.css';
import { useScrollWhenFull } from './use-scroll-when-full.ts';

type Shared = Omit<PartProps, 'component' | 'limit'> & { log(message: string): void };
type Known = Component & { type: ComponentType };
type Props = Omit<Shared, 'marks'> & {
  /** What to show on each pick after a check, parallel to `picks`; null before. */
  marks: readonly Mark[] | null;
};

function Part({ component, ...rest }: Shared & { component: Known }) {
  const { log, ...part } = rest;
  // Chosen once: a view that is loaded meanwhile must not take the place of the one in use.
  const [View] = useState(() => viewOf(component.type));
  if (!View) return null;
  return (
    <PartBoundary type={component.type} log={log}>
      <Suspense fallback={null}>
        <View {...part} component={component} limit={pickLimit(part.question)} />
      </Suspense>
    </PartBoundary>
  );
}

type AnswersProps = { question: Question; answers: readonly Known[]; children: ReactNode };

/** Groups what can be chosen; a row of tiles needs no group and lies in the layout itself. */
function Answers({ question, answers, children }: AnswersProps) {
  const t = useText();
  const [first] = answers;
  if (!first) return null;
  const isTiles = first.type.startsWith('draggable');
  if (isTiles)
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
  const { question, log, picks, marks, ...rest } = props;
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
      log={log}
      component={component}
    />
  );

  return (
    <Announcer>
      <div className={css['area']} ref={area}>
        <div className={css['parts']} data-kind={layout.kind} data-lead={layout.lead}>
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
