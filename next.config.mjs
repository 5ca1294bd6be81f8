import { settingsFault } from './scripts/settings.mjs';

const fault = settingsFault(process.env);
if (fault) throw new Error(fault);

/** Modules that every page loads first. Bundled into one file because that's smaller than four. */
const everyPage =
  /[\\/](app[\\/](layout|error|global-error|global-not-found)|components[\\/](site|ui[\\/]button)|content[\\/]words[\\/]errors|lib[\\/]auth)\b/;

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  agentRules: false,
  // Where the export goes: out/, unless it's only for this machine (scripts/local-export.mjs).
  distDir: process.env.SITE_EXPORT_DIR || undefined,
  experimental: { fallbackNodePolyfills: false, globalNotFound: true, inlineCss: true },
  webpack(config, { isServer, dev }) {
    if (isServer || dev) return config;
    // The longest that a timer can wait. With webpack's two minutes, a page that can be read without the script that it
    // has lost would turn into an error screen.
    config.output.chunkLoadTimeout = 2 ** 31 - 1;
    config.optimization.splitChunks.cacheGroups.site = {
      name: 'site',
      // Leave out what is loaded on demand.
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
