/** The one place the shell reads the clock on the wall. */
export const hourNow = (): number => new Date().getHours();

/** Milliseconds since 1970. */
export const momentNow = (): number => Date.now();
