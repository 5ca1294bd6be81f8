// What a build is told of the identity service, by the public variables that .env.example lists.
import { authEmulator } from './address.mjs';

/** @typedef {Record<string, string | undefined>} Env */

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const required = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => prefix + name);
const projectId = `${prefix}PROJECT_ID`;
const emulatorUrl = `${prefix}AUTH_EMULATOR_URL`;

/** None, whatever the machine has set: for a build without sign-in. */
export const noSettings = Object.fromEntries([...required, emulatorUrl].map((name) => [name, '']));

/** A project that exists nowhere: the prefix tells the emulators to keep to themselves. */
export const demoProject = 'demo-emberwall';

/** For a build that signs in at the Auth emulator of firebase.json. */
export const demoSettings = {
  ...Object.fromEntries(required.map((name) => [name, demoProject])),
  [emulatorUrl]: `http://${authEmulator.host}:${authEmulator.port}`,
};

/** @param {Env} env @returns {string | undefined} what is wrong with the settings, in a sentence that says what to do */
export function settingsFault(env) {
  const missing = required.filter((name) => !env[name]);
  if (missing.length === required.length && !env[emulatorUrl]) return undefined;
  if (missing.length > 0) {
    return `Sign-in is half set up: set ${missing.join(', ')} too, or none of the ${prefix} variables (.env.example lists them).`;
  }
  const emulator = env[emulatorUrl];
  if (!emulator) return undefined;
  if (!/^https?:\/\/[^/]/.test(emulator))
    return `${emulatorUrl} must be an address such as ${demoSettings[emulatorUrl]}.`;
  if (!env[projectId]?.startsWith('demo-')) {
    return `${emulatorUrl} is set, and ${env[projectId]} is a real project, whose visitors could not sign in at an emulator: unset the one, or set ${projectId} to a demo- project.`;
  }
  return undefined;
}
