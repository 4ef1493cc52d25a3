import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { blocksQuery } from './help-query.ts';
import css from './Questions.module.css';

const most = 3;

/** Beginnings of sentences to choose from. Where they do not come, the child writes by itself. */
export function Starters({ onBegin }: { onBegin: (sentence: string) => void }) {
  const { call } = useServices();
  const { data = [] } = useQuery(blocksQuery(call, 'play'));
  const starters = data.filter(({ slot }) => slot === 'starter').slice(0, most);
  return (
    <div className={css['question']} lang="en">
      {starters.map(({ optionId, text }) => (
        <button
          key={optionId}
          type="button"
          className={css['starter']}
          onClick={() => onBegin(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
