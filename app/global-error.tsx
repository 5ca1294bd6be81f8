'use client';

import { ErrorScreen } from '@/components/site/error-screen';

/** Shown when the root layout itself fails, so it renders the whole document. */
export default function GlobalError(props: React.ComponentProps<typeof ErrorScreen>) {
  return (
    <html lang={globalThis.document?.documentElement.lang}>
      <body>
        <ErrorScreen {...props} />
      </body>
    </html>
  );
}
