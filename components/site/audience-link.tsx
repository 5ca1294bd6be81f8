'use client';

import NextLink from 'next/link';
import { useSelectedLayoutSegment } from 'next/navigation';

interface Props extends Omit<React.ComponentProps<'a'>, 'href'> {
  /** A page that has one for each audience below it. */
  href: string;
  /** By default, the audience whose template page is open. */
  audience?: string | undefined;
}

/** A link from an audience's page to another one of the same audience. From other pages, to all. */
export function AudienceLink({ href, audience, ...rest }: Props) {
  const segment = useSelectedLayoutSegment();
  const id = audience ?? segment;
  return <NextLink href={id ? `${href}/${id}` : href} prefetch={false} {...rest} />;
}
