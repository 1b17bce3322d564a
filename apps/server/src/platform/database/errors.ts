/** Node's and PostgreSQL's ways to say that the database cannot be reached or takes no more just now. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '08000',
  '08001',
  '08003',
  '08006',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);

const phrases =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|pool after calling end/;

/** Returns whether an error means "not now" rather than "wrong": the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unavailable.has(code) || phrases.test(error.message);
}
