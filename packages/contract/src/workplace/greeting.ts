/** The hour a greeting is for the last time, with its words (spec section 9). */
const greetings = [
  { until: 8, words: '早上好' },
  { until: 11, words: '上午好' },
  { until: 13, words: '中午好' },
  { until: 19, words: '下午好' },
] as const;

/** Returns the greeting for an hour of the day, 0 to 23. */
export const greetingAt = (hour: number): string =>
  greetings.find(({ until }) => hour <= until)?.words ?? '晚上好';
