const clock = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** The time of day of a moment: `09:05:30`. */
export const timeText = (at: number): string => clock.format(at);

const moment = new Intl.DateTimeFormat('zh-CN', {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** A moment with its day: `11/26 09:05`. */
export const momentText = (at: number): string => moment.format(at);

/** A number of seconds in its two largest units, such as days and hours. */
export function spanText(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor((seconds % 86_400) / 3_600),
    Math.floor((seconds % 3_600) / 60),
  ];
  if (days > 0) return `${days} 天 ${hours} 小时`;
  return hours > 0 ? `${hours} 小时 ${minutes} 分` : `${minutes} 分`;
}

/** Colours of a request's milliseconds, as JeecgBoot has them. */
export function timeColor(ms: number): string {
  if (ms < 500) return 'green';
  if (ms < 1_000) return 'cyan';
  return ms < 1_500 ? 'orange' : 'red';
}
