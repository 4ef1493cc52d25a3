import type { TeachingLanguage } from '@digipals/contract/constants';
import { useServices } from '../../../shared/services.tsx';
import css from './Balloons.module.css';
import { useLearntWords } from './use-learnt-words.ts';

const colours = ['red', 'yellow', 'green', 'blue', 'violet', 'orange'];

type Props = { words: readonly string[]; english: TeachingLanguage };

/** Balloons with words of the activity; a tap says the word (ALIVE-13). */
export default function Balloons({ words, english }: Props) {
  const { sounds } = useServices();
  const learnt = useLearntWords(words, english);
  return (
    <div className={css['balloons']}>
      {learnt.map(({ id, word, picture, audio }, index) => (
        <button
          key={id}
          type="button"
          className={css['balloon']}
          style={{ '--n': index, '--k': `var(--balloon-${colours[index]})` }}
          lang="en"
          onClick={() => void sounds.play(audio[english])}
        >
          <span className={css['float']}>
            <Shape />
            <img src={picture} alt="" />
            <b>{word}</b>
          </span>
        </button>
      ))}
    </div>
  );
}

function Shape() {
  return (
    <svg viewBox="0 0 110 190" aria-hidden="true">
      <path
        d="M55 128C50 150 62 165 54 190"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeOpacity=".9"
      />
      <path
        d="M55 6C88 6 104 32 104 60 104 92 78 122 55 126 32 122 6 92 6 60 6 32 22 6 55 6Z"
        fill="currentColor"
      />
      <path
        d="M104 60C104 92 78 122 55 126 32 122 6 92 6 60 14 92 36 108 58 108 82 108 100 88 104 60Z"
        opacity=".16"
      />
      <path d="M47 126h16l5 10H42Z" fill="currentColor" />
      <circle cx="55" cy="62" r="36" fill="#fff" />
      <path
        d="M20 46C22 30 32 20 42 16"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
    </svg>
  );
}
