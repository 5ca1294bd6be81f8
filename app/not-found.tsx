import { Shell } from '@/components/site/shell';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { notFound } from '@/content/errors';
import { siteFooter } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(notFound);

export default function NotFound() {
  return (
    <Shell theme="dark" footer={siteFooter}>
      <div className="mx-auto flex min-h-[60dvh] max-w-6xl flex-col items-start justify-center px-4 py-16 sm:px-8">
        <p className="label text-accent">404</p>
        <h1 className="mt-4 text-4xl font-bold tracking-tight sm:text-6xl">{notFound.title}</h1>
        <p className="mt-6 max-w-prose text-lg text-muted">{notFound.description}</p>
        <Link href="/" className={buttonStyles('primary', 'mt-8')}>
          {notFound.home}
        </Link>
      </div>
    </Shell>
  );
}
