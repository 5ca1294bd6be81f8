import { settingsFault } from './scripts/settings.mjs';

const fault = settingsFault(process.env);
if (fault) throw new Error(fault);

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  agentRules: false,
  // Under "export", where the export goes: out/, unless it is one to try out (scripts/trial.mjs).
  distDir: process.env.SITE_EXPORT_DIR,
};
