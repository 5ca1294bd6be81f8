import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { settingsProblem } from './scripts/settings.mjs';

const problem = settingsProblem(process.env);
if (problem) throw new Error(problem);

/**
 * Modules that every page loads first. Bundled into one file because that's smaller than four. Not
 * all of components/site: the studio draws some of it that no other page needs a script for.
 */
const everyPage =
  /[\\/](app[\\/](layout|error|global-error|global-not-found)|components[\\/](site[\\/](account|current-year|error-screen|hydrated|mobile-menu|soft-navigation|theme\.)|ui[\\/]button)|content[\\/].*words[\\/](account|errors)|lib[\\/](auth|campaign[\\/]base-path)|next[\\/](dist[\\/]api[\\/])?navigation)\b/;

/** What the tabs of a template page share with the page in them, which would each have a copy. */
const everyTab =
  /[\\/](components[\\/](templates[\\/](address-settings|audience-tabs)|campaign[\\/]settings)|lib[\\/]studio[\\/]draft-key)\b/;

const lucideIcon = path.resolve('components/ui/lucide-icon.tsx');

/**
 * After a while, makes webpack give up on a script that it adds to a page, as if it had failed. The
 * next try has an address of its own, because a browser that still waits for the same address
 * wouldn't ask again.
 * @param {number} timeoutMs
 * @param {any} webpack Next doesn't say its type
 */
const giveUpAfter = (timeoutMs, { runtime, RuntimeGlobals }) => ({
  /** @param {any} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('giveUpAfter', (/** @type {any} */ compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const stalled = `${RuntimeGlobals.loadScript}.stalled`;
      // Once a script has loaded or failed, it has no `onerror`.
      createScript.tap(
        'giveUpAfter',
        (/** @type {string} */ code) => `
          if (${stalled}?.[key]) url += '?' + Date.now();
          ${code}
          setTimeout(() => {
            if (!script.onerror) return;
            (${stalled} ??= {})[key] = true;
            script.onerror({ type: 'timeout', target: script });
          }, ${timeoutMs});`,
      );
    });
  },
});

const site = JSON.parse(readFileSync('package.json', 'utf8'));
/** The notices of all packages that reach a visitor's browser: their licenses ask for them. */
const notices = new LicenseWebpackPlugin({
  outputFilename: 'static/third-party-licenses.txt',
  perChunkOutput: false,
  addBanner: false,
  // Some packages only name their license, and have no text of it.
  stats: { warnings: false, errors: true },
  // webpack doesn't see the typeface, which scripts/brand.ts puts there.
  additionalModules: [{ name: 'typeface', directory: path.resolve('.local/brand') }],
  excludedPackageTest: (name) => name === site.name,
  renderLicenses: (modules) =>
    modules
      .map(({ name, packageJson, licenseId, licenseText }) => {
        // Next's own copies of packages have no version. MPL-2.0 asks to say where the source is.
        const id = packageJson?.version ? `${packageJson.name}/v/${packageJson.version}` : '';
        const address = id && `, https://www.npmjs.com/package/${id}`;
        return `${name}: ${licenseId}${address}\n\n${licenseText ?? ''}`;
      })
      .join('\n\n'),
});

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  agentRules: false,
  // It's in every page, and Next's own has twice the letters.
  generateBuildId: () => Date.now().toString(36),
  // Which files a server would need: there is none, and finding them takes ten seconds.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // `npm test` checks the types once, not again in each export that it makes for this machine.
  typescript: { ignoreBuildErrors: Boolean(process.env.SITE_EXPORT_DIR) },
  basePath: process.env.SITE_BASE_PATH || undefined,
  // For the scripts of pages, too.
  env: {
    SITE_BASE_PATH: process.env.SITE_BASE_PATH ?? '',
  },
  // Where the export goes: out/, unless it's only for this machine (scripts/local-export.mjs).
  distDir: process.env.SITE_EXPORT_DIR || undefined,
  experimental: {
    fallbackNodePolyfills: false,
    globalNotFound: true,
    // Off in development, because it breaks the typeface's address. The build corrects that
    // (lib/export/rewrites.ts).
    inlineCss: process.env.NODE_ENV === 'production',
  },
  webpack(config, { isServer, dev, webpack }) {
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(
        /\/createLucideIcon\.mjs$/,
        /** @param {{ context: string, request: string }} module */
        (module) => {
          if (/[\\/]lucide-react[\\/]/.test(module.context)) module.request = lucideIcon;
        },
      ),
    );
    const icons = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;
    config.module.rules.push({ test: icons, loader: path.resolve('scripts/icon-loader.mjs') });
    if (isServer || dev) return config;
    config.plugins.push(
      notices,
      // Only the half that renders emails. The other half is just as large, and streams pages.
      new webpack.NormalModuleReplacementPlugin(
        /^react-dom\/server$/,
        'next/dist/compiled/react-dom/cjs/react-dom-server-legacy.browser.production.js',
      ),
    );
    // Pages that share a few components each get their own copy, because one file is smaller than
    // two.
    config.optimization.splitChunks.minSize = 100_000;
    // A page can be read without the scripts that it came with, so it waits for those as long as a
    // timer can: giving one up would turn the page into an error screen. What a page loads later is
    // given up after 20 s, which also makes webpack forget it, so that the next press asks for it
    // again.
    config.output.chunkLoadTimeout = 2 ** 31 - 1;
    // Every page names a dozen files, and what is random in a name can't be compressed.
    config.output.hashDigestLength = 8;
    config.plugins.push(giveUpAfter(20_000, webpack));
    for (const [name, modules] of Object.entries({ site: everyPage, tabs: everyTab }))
      config.optimization.splitChunks.cacheGroups[name] = {
        name,
        // Leave out what is loaded on demand, and the studio, which would get all of the tabs.
        /** @param {{ name?: string, canBeInitial(): boolean }} chunk */
        chunks: (chunk) =>
          chunk.canBeInitial() && !(name === 'tabs' && chunk.name?.startsWith('app/studio')),
        enforce: true,
        priority: 50,
        /** @param {{ type: string, nameForCondition(): string | null }} module */
        test: (module) =>
          module.type.startsWith('javascript') && modules.test(module.nameForCondition() ?? ''),
      };
    return config;
  },
};
