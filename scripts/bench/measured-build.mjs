// Builds a site and measures what that costs.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { total } from './scale-figures.mjs';

/**
 * Builds a site.
 * @param {string} folder of the site; what the build says goes to build.log in it
 * @param {NodeJS.ProcessEnv} env
 * @param {(end: () => void) => void} onStart told how to end it, with all its processes
 * @returns {Promise<{ status: number | null, seconds: number, cpuSeconds: number, peakMemory: number }>} of all
 *   processes of the build together, memory in bytes
 * @throws {Error} where there is no `ps`, as on Windows
 */
export function measuredBuild(folder, env, onStart) {
  const log = openSync(path.join(folder, 'build.log'), 'w');
  const start = performance.now();
  // In a process group of its own: that tells its processes, workers included, from all others.
  const build = spawn('npm', ['run', 'build'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  });
  closeSync(log);
  const group = build.pid ?? NaN;
  onStart(() => {
    // Not after its end: the number may be another's by then.
    if (build.exitCode === null && build.signalCode === null) process.kill(-group, 'SIGKILL');
  });
  let peakMemory = 0;
  /** @type {Map<number, number>} by process: those that have ended count too */
  const cpu = new Map();
  const sample = () => {
    const processes = processesOf(group);
    for (const { pid, cpuSeconds } of processes) cpu.set(pid, cpuSeconds);
    peakMemory = Math.max(peakMemory, total(processes.map(({ memory }) => memory)));
  };
  sample();
  const sampling = setInterval(sample, 500);
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (status) => {
      clearInterval(sampling);
      const seconds = (performance.now() - start) / 1000;
      resolve({ status, seconds, cpuSeconds: total([...cpu.values()]), peakMemory });
    });
  });
}

/** @param {number} group of processes @returns what each has used so far, and holds in bytes: what two share counts twice */
function processesOf(group) {
  const { stdout, status } = spawnSync('ps', ['-A', '-o', 'pgid=,pid=,rss=,time='], {
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(
      'What a build costs is asked of ps: install it (on Debian: apt-get install procps).',
    );
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return lines
    .filter(([of]) => Number(of) === group)
    .map(([, pid, kb, time]) => ({
      pid: Number(pid),
      memory: Number(kb) * 1024,
      cpuSeconds: secondsOf(time ?? ''),
    }));
}

/** @param {string} time `[[days-]hours:]minutes:seconds` */
function secondsOf(time) {
  const units = [1, 60, 3600, 86_400];
  const parts = time.split(/[-:]/).map(Number).toReversed();
  return total(parts.map((part, at) => part * (units[at] ?? NaN)));
}
