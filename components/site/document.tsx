import { preload } from 'react-dom';
import { brand } from '@/content/brand';
import { AuthProvider } from '@/lib/auth/auth';
import { Attribution } from './attribution';

// The file that the styles name, so it has the same address in the export.
const typeface = new URL('../../.local/brand/typeface.woff2', import.meta.url);

const originStyle: React.CSSProperties & Record<`--${string}`, string> = {
  '--origin': JSON.stringify(brand.origin),
};

export function Document({ children }: { children: React.ReactNode }) {
  preload(String(typeface), { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <html lang={brand.locale} data-scroll-behavior="smooth">
      {/* On paper, links are printed with their addresses. */}
      <body style={originStyle}>
        <AuthProvider>{children}</AuthProvider>
        <Attribution />
      </body>
    </html>
  );
}
