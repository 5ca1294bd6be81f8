/**
 * Whether this build has an identity service to sign in with. The settings come from the public variables that
 * `.env.example` lists; a build with only some of them stops (see scripts/settings.mjs).
 */
export const signInOffered = Boolean(process.env.NEXT_PUBLIC_FIREBASE_API_KEY);
