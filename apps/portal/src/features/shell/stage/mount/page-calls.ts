import { currentContext } from '@portal/client/work-context';
import { send } from '@portal/client/send';
import { contextVersion } from '@portal/contract/workplace/work-context';
import type { SubsystemContext } from '@portal/subsystem/contract';

/**
 * Makes the calls of one page, and records the context it was last read in. The server then refuses a change made on a
 * page that still shows another context.
 */
export function createPageCalls(): SubsystemContext['call'] {
  let readIn = contextVersion(currentContext());
  return async (call, input, options = {}) => {
    if (call.method !== 'GET') return send(call, input, { ...options, readIn });
    const chosen = contextVersion(currentContext());
    const answer = await send(call, input, options);
    readIn = chosen;
    return answer;
  };
}
