'use client';

import './globals.css';
import { ErrorScreen } from '@/components/site/error-screen';

/** Shown when the root layout itself fails, so it has to render the whole document. */
export default function GlobalError(props: React.ComponentProps<typeof ErrorScreen>) {
  return (
    <html lang="en">
      <body>
        <ErrorScreen {...props} />
      </body>
    </html>
  );
}
