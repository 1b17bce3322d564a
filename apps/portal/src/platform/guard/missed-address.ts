/** Where the person wanted to go when they were last led to the page that says there is nothing there. */
let missed: string | undefined;

export const noteMissedAddress = (path: string): void => void (missed = path);

export const lastMissedAddress = (): string | undefined => missed;
