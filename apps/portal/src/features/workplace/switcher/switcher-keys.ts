import type { KeyboardEvent } from 'react';

const steps: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Moves the focus with the arrow keys between systems that can be chosen, past the stars, which Tab reaches. */
export function moveBetweenSystems(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const panel = event.currentTarget.closest('[role=dialog]');
  const systems = [...(panel?.querySelectorAll<HTMLElement>('.switcher-system:enabled') ?? [])];
  const now = systems.indexOf(event.currentTarget);
  event.preventDefault();
  systems.at((now + step) % systems.length)?.focus();
}
