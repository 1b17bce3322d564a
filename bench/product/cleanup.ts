type Stop = () => Promise<void>;

const stops = new Set<Stop>();

/** Has something stopped when the program is told to end, unless the answer was called before; that stops it once. */
export function whenEnding(stop: Stop): Stop {
  const stopOnce = async (): Promise<void> => {
    if (stops.delete(stopOnce)) await stop();
  };
  stops.add(stopOnce);
  return stopOnce;
}

/** Stops everything that is still running, the newest first. */
export async function endAll(): Promise<void> {
  for (const stop of [...stops].toReversed()) await stop();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}
