import { settingsFault } from './scripts/settings.mjs';

const fault = settingsFault(process.env);
if (fault) throw new Error(fault);

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  agentRules: false,
  distDir: process.env.EXPORT_DIR,
};
