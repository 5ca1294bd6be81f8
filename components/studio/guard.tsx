import { Component } from 'react';
import { studio } from '@/content/words/studio/studio';

interface Props {
  children: React.ReactNode;
  /** Shown in place of what fails, unless that's a box. */
  fallback?: React.ReactNode;
}

/** In place of a box that fails. */
export const boxFailure = (
  <p role="alert" className="border border-text bg-background p-3 text-sm text-danger">
    {studio.box.failed}
  </p>
);

/** What fails in a box, or doesn't load, leaves the studio as it is. */
export class Guard extends Component<Props> {
  static readonly getDerivedStateFromError = () => ({ hasFailed: true });

  override readonly state = { hasFailed: false };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    return fallback ?? boxFailure;
  }
}
