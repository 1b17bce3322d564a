import { type Chosen, nothingChosen, versionOf } from '@portal/contract/workplace/work-context';

let chosen = nothingChosen;
const listeners = new Set<() => void>();

/** What this tab has chosen to work for; the same object until that changes. Every call claims it. */
export const currentChosen = (): Chosen => chosen;

export function setChosen(next: Chosen): void {
  if (versionOf(next) === versionOf(chosen)) return;
  chosen = next;
  for (const listen of listeners) listen();
}

export function onChosenChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
