// For programs: an error ends one with the sentence that it says, without a stack of calls. If it's
// from a file of the content, it also says which one.
process.on('uncaughtException', (error) => {
  const [, place] = /\b(content[\\/](?!schema)[^():]+\.ts:\d+)/.exec(error.stack ?? '') ?? [];
  const [problem] = error.message.split('\n');
  console.error(place ? `${place} stops the build: ${problem?.trim()}` : error.message);
  process.exit(1);
});
