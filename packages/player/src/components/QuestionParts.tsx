import type { Component, Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { pickLimit } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { classes, Spinner } from '@digipals/ui';
import { memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Announcer, useAnnounce } from '../motion/Announcer.tsx';
import { type Mark, type PartProps, pickKey } from '../part.ts';
import { registry } from '../registry.ts';
import { holdsAnswer, layoutOf } from './layout.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { viewOf } from './part-views.ts';
import grid from './QuestionGrid.module.css';
import css from './QuestionParts.module.css';
import { useScrollWhenFull } from './use-scroll-when-full.ts';
import { useShowGlow } from './use-show-glow.ts';
import { WrongSign } from './wrong-sign.ts';

type Shared = Omit<PartProps, 'component' | 'limit'>;
type Known = Component & { type: ComponentType };
type Props = Omit<Shared, 'marks' | 'hint' | 'onMiss' | 'onWait'> & {
  hint?: PartProps['hint'];
  onMiss?: PartProps['onMiss'];
  onWait?: PartProps['onWait'];
  /** Announced when it changes. */
  said?: string | null;
  /** What to show on each pick after a check, parallel to `picks`; null before. */
  marks: readonly Mark[] | null;
  /** Called when a failed part makes this question impossible to answer, so that it can be skipped; null: no longer. */
  onStuck?: ((questionId: string | null) => void) | undefined;
};

type PartGiven = Shared & { component: Known; onStuck: Props['onStuck'] };

function Part({ onStuck, ...part }: PartGiven) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    onStuck?.(null);
  };
  const rest = () => {
    if (holdsAnswer(part.question, part.component)) onStuck?.(part.question.id);
  };
  return <LoadedPart key={attempt} {...part} onRetry={retry} onBroken={rest} />;
}

type LoadedGiven = Omit<PartGiven, 'onStuck'> & { onRetry(): void; onBroken(): void };

function LoadedPart({ component, onRetry, onBroken, ...part }: LoadedGiven) {
  const t = useText();
  // Chosen once: a lazy view that loads in the meantime must not replace the one in use.
  const [View] = useState(() => viewOf(component.type));
  if (!View) return null;
  return (
    <PartBoundary type={component.type} log={part.ports.log} onBroken={onBroken} onRetry={onRetry}>
      <Suspense fallback={<Spinner label={t('common.loading')} />}>
        <View
          {...registry[component.type].props}
          part={{ ...part, component, limit: pickLimit(part.question) }}
        />
      </Suspense>
    </PartBoundary>
  );
}

type AnswersProps = {
  question: Question;
  answers: readonly Known[];
  glow: true | undefined;
  children: ReactNode;
};

/** Groups the choices; everything else is placed in the layout directly. */
function Answers({ question, answers, glow, children }: AnswersProps) {
  const t = useText();
  const [first] = answers;
  if (!first) return null;
  if (registry[first.type].family !== 'choice')
    return answers.length === 1 ? children : <div className={css['rows']}>{children}</div>;
  const group = {
    className: css['choices'],
    'data-choices': answers.length,
    'data-glow': glow,
    'aria-label': question.instruction?.text ?? t('player.answer'),
  };
  if (pickLimit(question) > 1) return <fieldset {...group}>{children}</fieldset>;
  return (
    <div {...group} role="radiogroup">
      {children}
    </div>
  );
}

/** Announces a text when it changes. */
function Said({ text }: { text: string | null }) {
  const announce = useAnnounce();
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);
  return null;
}

const nothing = () => undefined;

const markOf = (pick: Pick, mark: Mark | undefined): [string, Mark][] =>
  mark ? [[pickKey(pick), mark]] : [];

/**
 * The components of one question on the board: pictures and texts beside the answers.
 * Controlled: `picks` in, `onPick` out. Fills its container. Memoised, because its parent
 * changes more often.
 */
export const QuestionParts = memo(function QuestionParts(props: Props) {
  const { question, picks, marks, onStuck, said = null, ...given } = props;
  const hint = props.hint ?? null;
  const { onMiss = nothing, onWait = nothing } = props;
  const rest = { ...given, hint, onMiss, onWait };
  const { log } = rest.ports;
  const layout = useMemo(() => layoutOf(question), [question]);
  const area = useScrollWhenFull();
  const parts = useRef<HTMLDivElement>(null);
  useShowGlow(parts, hint);

  useEffect(() => {
    for (const type of layout.unknown) log(`Unknown component type ${type} is left out`);
  }, [layout, log]);

  useEffect(() => {
    if (layout.stuck) onStuck?.(question.id);
  }, [layout, question.id, onStuck]);

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
      onStuck={onStuck}
    />
  );

  return (
    <Announcer>
      <Said text={said} />
      <div
        className={css['area']}
        ref={area}
        data-neutral={question.neutral}
        data-answer={(hint?.rung === 'answer' && rest.locked) || undefined}
      >
        <div
          className={classes(css['parts'], grid['grid'])}
          ref={parts}
          data-kind={layout.kind}
          data-lead={layout.lead}
          data-below={layout.below || undefined}
        >
          <WrongSign value={rest.outcome === 'moveOn' ? 'x' : 'again'}>
            {layout.lead !== 'none' && (
              <div className={css['lead']} data-glow={hint?.glow === 'lead' || undefined}>
                {layout.pictures.length > 0 && (
                  <div className={classes(css['pictures'], grid['pictures'])}>
                    {layout.pictures.map(show)}
                  </div>
                )}
                {layout.strips.map(show)}
              </div>
            )}
            <Answers
              question={question}
              answers={layout.answers}
              glow={hint?.glow === 'answers' || undefined}
            >
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
          </WrongSign>
        </div>
      </div>
    </Announcer>
  );
});
