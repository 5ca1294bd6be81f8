import { useEffect } from 'react';
import { ToolButton } from './tool-button';

interface Props {
  buttons?: Record<string, () => void>;
  children: React.ReactNode;
}

export function Notice({ buttons, children }: Props) {
  // A button that's gone leaves the focus nowhere.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-2 border-notice pl-3">
      <div>{children}</div>
      {Object.entries(buttons ?? {}).map(([name, press]) => (
        // Beside a long list, it stays in sight.
        <ToolButton key={name} onClick={press} className="sticky inset-y-2">
          {name}
        </ToolButton>
      ))}
    </div>
  );
}
