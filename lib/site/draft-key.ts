/** Where an audience's draft is in the browser's storage. */
export const draftKey = (audience: string) => `draft:${audience}`;

/** Where texts shared by all campaigns are stored: the first variant's, if there are two. */
export const sharedKey = 'draft:shared';
