import { currentChosen } from '@portal/client/work-context';
import { send } from '@portal/client/send';
import { versionOf } from '@portal/contract/workplace/work-context';
import type { SubsystemContext } from '@portal/subsystem/contract';

/**
 * Makes the calls of one page, and notes what was chosen when it was last read. A change made on a page that still shows
 * what was chosen before is then refused by the server, instead of landing elsewhere.
 */
export function createPageCalls(): SubsystemContext['call'] {
  let readIn = versionOf(currentChosen());
  return async (call, input, options = {}) => {
    if (call.method !== 'GET') return send(call, input, { ...options, readIn });
    const chosen = versionOf(currentChosen());
    const answer = await send(call, input, options);
    readIn = chosen;
    return answer;
  };
}
