/** An answer, by the path of its call, and the epochs it was given under. */
export interface EpochsHeard {
  path: string;
  epochs: string;
}
type Listener = (heard: EpochsHeard) => void;

const newest = new Map<string, string>();
const listeners = new Set<Listener>();

/** The epochs under which the newest answer to a call was given. */
export const epochsUnder = (path: string): string | undefined => newest.get(path);

/** Hears of the epochs every answer carries. */
export function onEpochs(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function noteEpochs(path: string, epochs: string | null): void {
  if (epochs === null) return;
  newest.set(path, epochs);
  for (const listen of listeners) listen({ path, epochs });
}
