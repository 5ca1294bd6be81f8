'use client';

import { ErrorScreen } from '@/components/site/error-screen';

export default function PageError(props: React.ComponentProps<typeof ErrorScreen>) {
  return <ErrorScreen {...props} />;
}
