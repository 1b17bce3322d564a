type Stop = () => Promise<void>;

const stops = new Set<Stop>();

/** Registers a cleanup for the end of the program; returns a function that runs it once, now. */
export function cleanUpAtExit(stop: Stop): Stop {
  const stopOnce = async (): Promise<void> => {
    if (stops.delete(stopOnce)) await stop();
  };
  stops.add(stopOnce);
  return stopOnce;
}

/** Runs all cleanups, newest first. */
export async function cleanUpAll(): Promise<void> {
  for (const stop of [...stops].toReversed()) await stop();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUpAll().finally(() => process.exit(1)));
}
