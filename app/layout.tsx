import './globals.css';
import type { Metadata } from 'next';
import { preload } from 'react-dom';
import { brand } from '@/content/brand';
import { AuthProvider } from '@/lib/auth/auth';
import { icons } from '@/lib/icons';

export const metadata: Metadata = {
  metadataBase: new URL(brand.origin),
  title: brand.name,
  description: brand.description,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: icons[0]?.file,
  },
};

// The file that globals.css uses, so it has the same address in the export. next/font would leave out the 404 page.
const typeface = new URL('../.local/brand/typeface.woff2', import.meta.url);

const originStyle: React.CSSProperties & Record<`--${string}`, string> = {
  '--origin': JSON.stringify(brand.origin),
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  preload(String(typeface), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en" data-scroll-behavior="smooth">
      {/* On paper, links are printed with their addresses. */}
      <body style={originStyle}>
        <AuthProvider>{children}</AuthProvider>
      </body>
    </html>
  );
}
