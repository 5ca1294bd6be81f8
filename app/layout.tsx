import './globals.css';
import type { Metadata } from 'next';
import { preload } from 'react-dom';
import { site } from '@/content/site';
import { AuthProvider } from '@/lib/auth/auth';

export const metadata: Metadata = {
  title: site.name,
  description: site.description,
};

// The same file as in globals.css, so the same address in the export. Not next/font: it leaves the 404 page out.
const typeface = new URL(
  '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  import.meta.url,
);

export default function RootLayout({ children }: { children: React.ReactNode }) {
  preload(String(typeface), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en" data-scroll-behavior="smooth">
      <body>
        <AuthProvider>{children}</AuthProvider>
      </body>
    </html>
  );
}
