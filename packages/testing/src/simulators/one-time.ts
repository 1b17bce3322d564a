import { randomBytes } from 'node:crypto';

/** Codes that stand for something and are good once. */
export interface OneTime<T> {
  make(what: T): string;
  take(code: string): T | undefined;
}

export function oneTime<T>(prefix = ''): OneTime<T> {
  const kept = new Map<string, T>();
  return {
    make(what) {
      const code = prefix + randomBytes(16).toString('hex');
      kept.set(code, what);
      return code;
    },
    take(code) {
      const what = kept.get(code);
      kept.delete(code);
      return what;
    },
  };
}
