import { shell } from '@/content/words/shell';

export function SectionLinks(props: { sections: Record<string, string>; className?: string }) {
  const { sections, className } = props;
  return (
    <nav aria-label={shell.onThisPage} className={className}>
      <ul className="scroll-row gap-x-5 text-sm text-muted print:hidden">
        {Object.entries(sections).map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex -mx-1.5 min-h-11 min-w-11 items-center px-1.5 whitespace-nowrap outline-offset-[-2px] hover:text-text"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
