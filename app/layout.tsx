import './globals.css';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import { archivo } from './fonts';

export const metadata: Metadata = {
  title: site.name,
  description: site.description,
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={archivo.variable} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
