// Runs a program in TypeScript, which Node 20 can't: node scripts/run.mjs check-content
import './say-errors.mjs';
import { load } from './load.mjs';

const [name] = process.argv.splice(2, 1);
await load(`scripts/${name}.ts`);
