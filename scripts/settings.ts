// The settings of a build, from the environment variables that .env.example lists: where the site
// is served, and which identity service it uses.

/** A build's environment variables. */
export type Env = Record<string, string | undefined>;

const firebase = 'NEXT_PUBLIC_FIREBASE_';
const emulator = `${firebase}AUTH_EMULATOR_URL`;
const signIn = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => firebase + name);

/** For a build without sign-in. Overrides whatever is set on this machine. */
export const noSettings: Env = Object.fromEntries(
  ['SITE_ORIGIN', 'SITE_BASE_PATH', ...signIn, emulator].map((name) => [name, '']),
);

/** A project that doesn't exist: the prefix tells the emulators never to call the real services. */
export const demoProject = 'demo-site';

/** For a build that signs in at the Auth emulator, which is at a port of this machine. */
export const demoSettings = (port = 9099): Env => ({
  ...noSettings,
  ...Object.fromEntries(signIn.map((name) => [name, demoProject])),
  [emulator]: `http://127.0.0.1:${port}`,
});

/**
 * Checks the settings before a build uses them. Empty means not set.
 * @returns what is wrong, in one sentence that says what to do
 */
export function settingsProblem(env: Env): string | undefined {
  const origin = env.SITE_ORIGIN;
  const isWhole = origin && URL.canParse(origin) && new URL(origin).origin === origin;
  if (origin && !(isWhole && origin.startsWith('https:')))
    return `SITE_ORIGIN must be an https origin such as https://www.example.com, with nothing after it, not ${origin}.`;

  const below = env.SITE_BASE_PATH;
  if (below && !/^(\/[\w.~-]*\w)+$/.test(below))
    return `SITE_BASE_PATH must be a path such as /security, without a slash at its end, not ${below}.`;

  const { [emulator]: emulatorUrl, [`${firebase}PROJECT_ID`]: project } = env;
  const missing = signIn.filter((name) => !env[name]);
  if (missing.length === signIn.length && !emulatorUrl) return undefined;
  if (missing.length > 0)
    return `Sign-in is only half set up: also set ${missing.join(', ')}, or none of the ${firebase} variables (.env.example lists them).`;
  // The domain goes into the content-security policy, so it must not contain anything else.
  const domain = env[`${firebase}AUTH_DOMAIN`] ?? '';
  if (!/^[a-z\d.-]+$/i.test(domain))
    return `${firebase}AUTH_DOMAIN must be a host name such as your-project.firebaseapp.com, not ${domain}.`;

  if (!emulatorUrl) return undefined;
  if (!/^https?:\/\/[^/]/.test(emulatorUrl))
    return `${emulator} must be an address such as ${demoSettings()[emulator]}, not ${emulatorUrl}.`;
  if (!project?.startsWith('demo-'))
    return `${emulator} is set, but ${project} is a real project, and its users can't sign in at an emulator: unset it, or set ${firebase}PROJECT_ID to a demo- project.`;
  if (env.NODE_ENV === 'production' && !env.SITE_EXPORT_DIR)
    return `${emulator} is set, and this build is for deploying, where nobody can sign in at an emulator: unset it.`;
  return undefined;
}
