import { settingsFault } from './scripts/settings.mjs';

const fault = settingsFault(process.env);
if (fault) throw new Error(fault);

/** What is in the first load of every page: in one file, it is smaller than in four. */
const everyPage =
  /[\\/](app[\\/](layout|error|global-error)|components[\\/](site|ui[\\/]button)|content[\\/]words[\\/]errors|lib[\\/]auth)\b/;

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  agentRules: false,
  // Under "export", where the export goes: out/, unless it is one to try out (scripts/trial.mjs).
  distDir: process.env.SITE_EXPORT_DIR,
  experimental: { fallbackNodePolyfills: false },
  webpack(config, { isServer, dev }) {
    if (isServer || dev) return config;
    config.optimization.splitChunks.cacheGroups.site = {
      name: 'site',
      // Not what is loaded on demand.
      chunks: 'initial',
      enforce: true,
      priority: 50,
      /** @param {{ type: string, nameForCondition(): string | null }} module */
      test: (module) =>
        module.type.startsWith('javascript') && everyPage.test(module.nameForCondition() ?? ''),
    };
    return config;
  },
};
