import { isShellPage, paths } from '#platform/paths.ts';

/** Pages the portal itself brings, which no menu names; some are for those who may take an action. */
const guarded: Record<string, string> = {
  [paths.roleRules.replace(/\/$/, '')]: 'ams:role:list',
  [paths.roleRule]: 'ams:role:list',
};

/**
 * What to ask the server about, for what was pasted: for a page of the portal's own, the action it takes; undefined for one
 * that is there for everybody.
 */
export function questionFor(asked: string, origin: string): string | undefined {
  const url = URL.parse(asked.trim(), origin);
  const isAddress = /^(?:https?:\/)?\//i.test(asked.trim());
  if (!isAddress || url?.origin !== origin) return asked;
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  return guarded[path] ?? (isShellPage(path) ? undefined : asked);
}
