import { hosts } from '@/content/hosts';
import { basePath } from '@/lib/campaign/base-path';
import { ConsentLine } from './consent-line';

/** Other sites' scripts that content/hosts.ts lists: at once, or after consent if it asks for that. */
export function OtherScripts() {
  const scripts = hosts.scripts.map((src) => (src.startsWith('/') ? basePath + src : src));
  if (hosts.consent) return <ConsentLine {...hosts.consent} scripts={scripts} />;
  return scripts.map((src) => <script key={src} async src={src} />);
}
