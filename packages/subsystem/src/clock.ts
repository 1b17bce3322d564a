/** The one place pages of subsystems read the clock on the wall: the hour where the person is, 0 to 23. */
export const hourNow = (): number => new Date().getHours();
