// Makes the export that the browser tests open, unless it's up to date.
import './program';
import { testExport } from './local-export';
import { choosePorts, testPorts } from './ports';

testExport((await choosePorts(testPorts)).auth);
