import { recordAt } from '@portal/contract/records/record-address';
import { isShellPage } from '#platform/guard/audiences.ts';
import { paths } from '#platform/navigation/paths.ts';

/** Pages of the portal that no menu names and that need an action, with that action. */
const actionOfPage: Record<string, string> = {
  [paths.roleRules.replace(/\/$/, '')]: 'ams:role:list',
  [paths.roleRule]: 'ams:role:list',
};

/**
 * Returns the question for the server: for a guarded page of the portal its action, undefined for a page open to
 * everybody.
 */
export function questionFor(asked: string, origin: string): string | undefined {
  const url = URL.parse(asked.trim(), origin);
  const isAddress = /^(?:https?:\/)?\//i.test(asked.trim());
  if (!isAddress || url?.origin !== origin) return asked;
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  return actionOfPage[path] ?? (isShellPage(path) && !recordAt(path) ? undefined : asked);
}
