import './globals.css';
import type { Metadata } from 'next';
import { preload } from 'react-dom';
import { site } from '@/content/site';
import { AuthProvider } from '@/lib/auth/auth';
import { icons } from '@/lib/icons';

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  title: site.name,
  description: site.description,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: icons[0]?.file,
  },
};

// The same file as in globals.css, so the same address in the export. Not next/font: it leaves the 404 page out.
const typeface = new URL('../.local/archivo.woff2', import.meta.url);

const originStyle: React.CSSProperties & Record<`--${string}`, string> = {
  '--origin': JSON.stringify(site.origin),
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  preload(String(typeface), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en" data-scroll-behavior="smooth">
      {/* For what spells out an address of ours: paper. */}
      <body style={originStyle}>
        <AuthProvider>{children}</AuthProvider>
      </body>
    </html>
  );
}
