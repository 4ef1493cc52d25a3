import { Component, type ReactNode } from 'react';
import { Failed } from './Failed.tsx';

type Props = {
  /** True if Retry renders the part again; otherwise it reloads the page. */
  inPlace?: boolean;
  children: ReactNode;
};

/** Limits an error to one part of the page and lets the child retry (ERR-01, ERR-25). */
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
