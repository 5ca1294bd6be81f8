import { TemplateLayout } from '@/components/templates/template-layout';
import { emailTemplates } from '@/content/words/email-templates';

export default function Layout({ children }: { children: React.ReactNode }) {
  return <TemplateLayout content={emailTemplates}>{children}</TemplateLayout>;
}
