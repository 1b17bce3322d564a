/** The one place pages of subsystems read the clock on the wall: the hour where the person is, 0 to 23. */
export const hourNow = (): number => new Date().getHours();

/** The day on the calendar where the person is: `2026-11-23`. */
export function today(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [now.getFullYear(), ...parts].join('-');
}

/** Milliseconds since 1970. */
export const currentTime = (): number => Date.now();
