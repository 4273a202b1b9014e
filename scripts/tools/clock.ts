import { cpus } from 'node:os';

/** Times in seconds. */
export interface Times {
  wall: number;
  cpu: number;
  /** Time in which a core had nothing to do, added up over all cores. */
  idle: number;
}

/**
 * Starts to measure the whole machine, so `cpu` includes emulators, browsers, and unrelated programs.
 * @returns a function that reads the times since the start
 */
export function startClock(): () => Times {
  const start = readMachine();
  return () => {
    const { wall, cpu, idle } = readMachine();
    return { wall: wall - start.wall, cpu: cpu - start.cpu, idle: idle - start.idle };
  };
}

function readMachine(): Times {
  const cores = cpus().map(({ times }) => times);
  const sum = (select: (times: (typeof cores)[number]) => number) =>
    cores.reduce((total, times) => total + select(times), 0) / 1000;
  return {
    wall: performance.now() / 1000,
    cpu: sum(({ user, nice, sys, irq }) => user + nice + sys + irq),
    idle: sum(({ idle }) => idle),
  };
}
