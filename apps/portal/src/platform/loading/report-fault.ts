import { send } from '@portal/client/send';
import { faultLengths, reportClientFault } from '@portal/contract/operations/client-faults';
import { ownRelease } from './release.ts';

/** The most faults one page reports. */
const most = 10;
const reported = new Set<string>();

/** Reports an error of our code to the server's log: each error once for as long as the page lives. */
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

/** Reads message and stack; a thrown value need not be an Error. */
function textOf(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}
