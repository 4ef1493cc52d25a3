import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { Component as ReactComponent, type ReactNode } from 'react';
import css from './PartBoundary.module.css';

type Props = { type: string; log(message: string): void; children: ReactNode };
type State = { broken: boolean };

function Resting() {
  const t = useText();
  return (
    <div className={css['resting']} data-broken>
      <Domino mood="sleep" className={css['dog']} />
      <p>{t('player.broken')}</p>
    </div>
  );
}

/** A broken part breaks alone: Domino sleeps in its place and the rest can be played on. */
export class PartBoundary extends ReactComponent<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.log(`Component ${this.props.type} is broken: ${error.message}`);
  }

  override render(): ReactNode {
    return this.state.broken ? <Resting /> : this.props.children;
  }
}
