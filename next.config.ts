import type { NextConfig } from 'next';
import { settingsProblem } from './scripts/settings';

const problem = settingsProblem(process.env);
if (problem) throw new Error(problem);

const config: NextConfig = {
  output: 'export',
  // Otherwise, `next dev` writes instructions for coding agents into the repository.
  agentRules: false,
  basePath: process.env.SITE_BASE_PATH || undefined,
  // For addresses outside of next/link (lib/campaign/document/base-path.ts), in pages' scripts, too.
  env: { SITE_BASE_PATH: process.env.SITE_BASE_PATH ?? '' },
  // Where the export goes: out/, unless it's only for this machine (scripts/local-export.ts).
  distDir: process.env.SITE_EXPORT_DIR || undefined,
  experimental: {
    // Puts each page's styles into the page. Without it, a page waits for a file before its first
    // paint: on a slow phone, that's twice as late.
    inlineCss: true,
  },
};

export default config;
