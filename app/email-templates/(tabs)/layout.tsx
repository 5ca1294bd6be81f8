import { EmailSettings } from '@/components/templates/email/email-settings';
import { TemplateLayout } from '@/components/templates/template-layout';
import { emailServices } from '@/content/market/email-services';
import { emailTemplates } from '@/content/words/email-templates';

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <TemplateLayout content={emailTemplates}>
      <EmailSettings service={emailServices[0].id}>{children}</EmailSettings>
    </TemplateLayout>
  );
}
