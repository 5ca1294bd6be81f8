'use client';

import './globals.css';
import { ErrorScreen } from '@/components/site/error-screen';

/** For a failure in the root layout itself: it brings its own document. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorScreen retry={retry} />
      </body>
    </html>
  );
}
