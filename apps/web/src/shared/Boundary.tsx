import { Component, type ReactNode } from 'react';
import { Failed } from './Failed.tsx';

type Props = {
  /** True if Retry renders the part again; otherwise it reloads the page. */
  inPlace?: boolean;
  /** True for a part that the page can do without: nothing is shown instead. */
  quiet?: boolean;
  children: ReactNode;
};

/** Limits an error to one part of the page and lets the child retry (ERR-01, ERR-25). */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { inPlace, quiet, children } = this.props;
    if (!this.state.failed) return children;
    if (quiet) return null;
    return inPlace ? <Failed onRetry={() => this.setState({ failed: false })} /> : <Failed />;
  }
}
