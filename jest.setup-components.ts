// For tests that render components. The other ones, most of them, don't need to load this.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine can be slow. This only matters to a test that fails.
configure({ asyncUtilTimeout: 120_000 });
