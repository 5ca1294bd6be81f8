import { brand } from '@/content/brand';
import { AuthProvider } from '@/lib/auth/auth';
import { AddressRepair } from './address-repair';
import { AnchorHistory } from './anchor-history';
import { Attribution } from './attribution';

const originStyle: React.CSSProperties & Record<`--${string}`, string> = {
  '--origin': JSON.stringify(brand.origin),
};

export function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang={brand.locale} data-scroll-behavior="smooth">
      {/* On paper, links are printed with their addresses. */}
      <body style={originStyle}>
        <AuthProvider>{children}</AuthProvider>
        <AddressRepair />
        <AnchorHistory />
        <Attribution />
      </body>
    </html>
  );
}
