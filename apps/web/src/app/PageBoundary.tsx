import { Component, type ReactNode } from 'react';
import { Failed } from '../shared/Failed.tsx';

type Props = { children: ReactNode };

/** A broken page breaks alone: the toolbars stay, and the child may try again (ERR-01, ERR-25). */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
