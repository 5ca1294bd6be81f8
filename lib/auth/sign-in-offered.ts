/**
 * Whether this build offers sign-in: true when the public variables listed in `.env.example` are
 * set. A build with only some of them set stops (scripts/settings.ts).
 */
export const signInOffered = Boolean(process.env.NEXT_PUBLIC_FIREBASE_API_KEY);
