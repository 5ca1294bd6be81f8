// Writes the table of headers into firebase.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { firebaseHeaders } from './headers.mjs';

const file = new URL('../../firebase.json', import.meta.url);
const config = JSON.parse(readFileSync(file, 'utf8'));
config.hosting.headers = firebaseHeaders();
writeFileSync(file, JSON.stringify(config));
