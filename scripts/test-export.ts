// Makes the export that the browser tests open, unless it's up to date.
import './program';
import { testExport } from './local-export';
import { testPorts } from './ports';

testExport((await testPorts()).auth);
