import { Component, type ReactNode } from 'react';
import { Failed } from './Failed.tsx';

type Props = {
  /** True where trying again draws the part anew; left out, it loads the whole page anew. */
  inPlace?: boolean;
  children: ReactNode;
};

/** What is broken breaks alone: all around it stays, and the child may try again (ERR-01, ERR-25). */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { inPlace, children } = this.props;
    if (!this.state.failed) return children;
    return inPlace ? <Failed onRetry={() => this.setState({ failed: false })} /> : <Failed />;
  }
}
