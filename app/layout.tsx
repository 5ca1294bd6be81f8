import './globals.css';
import { Document } from '@/components/site/document';
import { siteMetadata } from '@/lib/site/metadata';

export const metadata = siteMetadata;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <Document>{children}</Document>;
}
