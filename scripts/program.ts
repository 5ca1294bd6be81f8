// What each program here starts with. Reads the owner's settings from the .env files, as `next build`
// does. An error ends the program with the sentence that it says, without a stack of calls; if it's
// from a file of the content, it also says which one.
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });

process.on('uncaughtException', (error) => {
  // lib/export/content is ours.
  const file = /(?<!export[\\/])\bcontent[\\/](?!schema)[^():]+\.ts:\d+/;
  const [place] = file.exec(error.stack ?? '') ?? [];
  const [problem] = error.message.split('\n');
  console.error(place ? `${place} stops the build: ${problem?.trim()}` : error.message);
  process.exit(1);
});

/** How to start another program of this folder: arguments for Node. */
export const programArguments = (name: string, ...args: string[]): string[] => [
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...args,
];
