import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import { type MouseEvent, Component as ReactComponent, type ReactNode } from 'react';
import css from './PartBoundary.module.css';

type Props = {
  type: string;
  log(message: string): void;
  onBroken(): void;
  /** Renders the part again. */
  onRetry(): void;
  children: ReactNode;
};
type State = { broken: false | 'data' | 'load' };

/** `onRetry` if another try may help. */
function Resting({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useText();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the focus moves to the question.
    currentTarget.closest('[data-question]')?.querySelector('h1')?.focus();
    onRetry?.();
  };
  return (
    <div className={css['resting']} data-broken>
      <Domino mood="sleep" className={css['dog']} />
      <p role="alert">{t('player.broken')}</p>
      {onRetry && (
        <Button icon="again" onClick={retry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}

/** Catches errors of one part: Domino sleeps in its place and the rest of the question works. */
export class PartBoundary extends ReactComponent<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(error: unknown): State {
    const isMissing = error instanceof Error && error.name === 'ChunkLoadError';
    return { broken: isMissing ? 'load' : 'data' };
  }

  override componentDidCatch(error: Error): void {
    this.props.log(`Component ${this.props.type} is broken: ${error.message}`);
    this.props.onBroken();
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return <Resting onRetry={broken === 'load' ? this.props.onRetry : undefined} />;
  }
}
