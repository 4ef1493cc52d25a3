import type { Component } from '@digipals/contract';
import { Bubble, faceOf } from '../../shared/Bubble.tsx';
import type { Turn } from './turns.ts';

type Props = { component: Component; turn: Turn; onSpeak(url: string): void };

/** The prompt, and the child's line; both can be played. */
export function Lines({ component, turn, onSpeak }: Props) {
  const { item, prompt } = turn;
  const { audio } = item;
  return (
    <>
      {prompt && (
        <Bubble
          side="left"
          speaker={prompt.speaker}
          face={faceOf(component, prompt.speaker)}
          onSpeak={() => onSpeak(prompt.audio)}
        >
          <span lang="en">{prompt.text}</span>
        </Bubble>
      )}
      <Bubble
        side="right"
        speaker={item.label}
        face={faceOf(component, item.label)}
        onSpeak={audio === undefined ? undefined : () => onSpeak(audio)}
      >
        <span lang="en">{item.value}</span>
      </Bubble>
    </>
  );
}
