/** The one place the shell reads the clock on the wall. */
export const currentHour = (): number => new Date().getHours();

/** Milliseconds since 1970. */
export const currentTime = (): number => Date.now();
