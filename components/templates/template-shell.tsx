import { Shell } from '@/components/site/shell';
import type { TemplatePage } from '@/content/schema';
import { siteFooter } from '@/content/footers';
import './templates.css';

interface Props {
  content: Pick<TemplatePage, 'theme' | 'route'>;
  children: React.ReactNode;
}

/** A page for marketers, with its styles. */
export function TemplateShell({ content, children }: Props) {
  return (
    <Shell theme={content.theme} footer={siteFooter} current={content.route}>
      <div data-templates>
        <div className="px-4 pt-4 pb-12 sm:px-8 lg:pb-16 xl:pt-10 low:pt-5 print:p-0">
          <div className="page-width">{children}</div>
        </div>
      </div>
    </Shell>
  );
}
