'use client';

import { ErrorScreen } from '@/components/site/error-screen';

export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorScreen retry={retry} />;
}
