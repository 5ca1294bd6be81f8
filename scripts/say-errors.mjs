// For programs: an error ends one with the sentence that it says, without a stack of calls.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
