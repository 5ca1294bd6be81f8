import { Link } from '@/components/site/link';

interface Props {
  text: string;
  /** The pages that work without it. */
  links: readonly { route: string; title: string }[];
}

export function NoScript({ text, links }: Props) {
  return (
    <div className="hidden p-4 noscript:block">
      <p className="max-w-prose">{text}</p>
      <ul className="mt-2">
        {links.map(({ route, title }) => (
          <li key={route}>
            <Link href={route} className="inline-flex min-h-11 items-center underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
