import { TemplateLayout } from '@/components/templates/template-layout';
import { socialAds } from '@/content/words/social-ads';

export default function Layout({ children }: { children: React.ReactNode }) {
  return <TemplateLayout content={socialAds}>{children}</TemplateLayout>;
}
