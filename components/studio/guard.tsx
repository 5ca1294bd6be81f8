import { Component } from 'react';
import { studio } from '@/content/words/studio';

/** What fails in a box, or doesn't load, leaves the studio as it is. */
export class Guard extends Component<React.PropsWithChildren> {
  static readonly getDerivedStateFromError = () => ({ hasFailed: true });

  override readonly state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className="border border-text bg-background p-3 text-sm text-danger">
        {studio.box.failed}
      </p>
    );
  }
}
