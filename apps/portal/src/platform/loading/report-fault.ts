import { send } from '@portal/client/send';
import { faultLengths, reportClientFault } from '@portal/contract/operations/client-faults';
import { ownRelease } from './release.ts';

/** A page that breaks again and again says so this often. */
const most = 10;
const reported = new Set<string>();

/** Reports to the server's log that a program of ours is broken: each fault once for as long as the page lives. */
export function reportFault(kind: 'part' | 'render' | 'system', error: unknown): void {
  const { message, stack } = textOf(error);
  const name = `${kind} ${message}`;
  if (reported.has(name) || reported.size >= most) return;
  reported.add(name);
  const fault = {
    kind,
    page: location.pathname.slice(0, faultLengths.page),
    message: message.slice(0, faultLengths.message),
    stack: stack.slice(0, faultLengths.stack),
    release: ownRelease.slice(0, faultLengths.release),
  };
  send(reportClientFault, fault, { quiet: true }).catch(() => undefined);
}

/** Anything can be thrown. */
function textOf(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}
