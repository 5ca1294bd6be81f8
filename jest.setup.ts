import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// Every browser has them, but jsdom doesn't.
Object.assign(globalThis, { TextDecoder, TextEncoder });
