/** What an error says, in the words of whoever threw it. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
