/** The only place where the shell reads the wall clock. */
export const currentHour = (): number => new Date().getHours();

/** Milliseconds since 1970. */
export const currentTime = (): number => Date.now();
