// What a build is told from outside, by the variables that .env.example lists: where the site is served, and of the
// identity service.
import { authEmulator } from './address.mjs';

/** @typedef {Record<string, string | undefined>} Env */

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const required = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => prefix + name);
const projectId = `${prefix}PROJECT_ID`;
const authDomain = `${prefix}AUTH_DOMAIN`;
const emulatorUrl = `${prefix}AUTH_EMULATOR_URL`;
const siteOrigin = 'SITE_ORIGIN';

/** None, whatever the machine has set: for a build without sign-in. */
export const noSettings = Object.fromEntries(
  [siteOrigin, ...required, emulatorUrl].map((name) => [name, '']),
);

/** A project that exists nowhere: the prefix tells the emulators to keep to themselves. */
export const demoProject = 'demo-emberwall';

/** For a build that signs in at the Auth emulator of firebase.json. */
export const demoSettings = {
  ...noSettings,
  ...Object.fromEntries(required.map((name) => [name, demoProject])),
  [emulatorUrl]: `http://${authEmulator.host}:${authEmulator.port}`,
};

/** @param {Env} env @returns {string | undefined} what is wrong with the settings, in a sentence that says what to do */
export function settingsFault(env) {
  return originFault(env) ?? signInFault(env);
}

/** @param {Env} env @returns {string | undefined} what keeps a build by these settings from visitors, in such a sentence */
export function deployFault(env) {
  const fault = settingsFault(env);
  if (fault || !env[emulatorUrl]) return fault;
  return `${emulatorUrl} is set, and visitors could not sign in at an emulator: unset it to deploy.`;
}

/** @param {Env} env */
function originFault(env) {
  const origin = env[siteOrigin];
  if (
    !origin ||
    (URL.canParse(origin) && origin.startsWith('https:') && new URL(origin).origin === origin)
  )
    return undefined;
  return `${siteOrigin} must be an https origin such as https://www.example.com, with nothing after it, not ${origin}.`;
}

/** @param {Env} env @returns {string[]} the names of what sign-in needs and is not set */
export function missingSignIn(env) {
  return required.filter((name) => !env[name]);
}

/** @param {Env} env */
function signInFault(env) {
  const missing = missingSignIn(env);
  if (missing.length === required.length && !env[emulatorUrl]) return undefined;
  if (missing.length > 0) {
    return `Sign-in is half set up: set ${missing.join(', ')} too, or none of the ${prefix} variables (.env.example lists them).`;
  }
  const domain = env[authDomain] ?? '';
  if (!/^[a-z\d.-]+$/i.test(domain))
    return `${authDomain} must be a host name such as your-project.firebaseapp.com, not ${domain}.`;
  const emulator = env[emulatorUrl];
  if (!emulator) return undefined;
  if (!/^https?:\/\/[^/]/.test(emulator))
    return `${emulatorUrl} must be an address such as ${demoSettings[emulatorUrl]}.`;
  if (!env[projectId]?.startsWith('demo-')) {
    return `${emulatorUrl} is set, and ${env[projectId]} is a real project, whose visitors could not sign in at an emulator: unset the one, or set ${projectId} to a demo- project.`;
  }
  return undefined;
}
