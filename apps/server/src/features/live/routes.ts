import { awaitEpochs, isAhead } from '@portal/contract/epochs';
import { epochHoldMs } from '@portal/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Epochs } from '#platform/epochs';
import { serve } from '#platform/serve';
import { createWaiters } from './waiters.ts';

interface LiveParts {
  epochs: Epochs;
  /** Names the portal that is given out now. */
  release: () => Promise<string>;
}

/** One tab of a browser asks; handing the turn on from tab to tab may overlap. */
const limits = { holdMs: epochHoldMs, perOwner: 4, most: 20_000 };

/** How a page that asks for nothing else learns that something has changed. */
export function liveRoutes(app: FastifyInstance, { epochs, release }: LiveParts): void {
  const waiters = createWaiters(limits);
  epochs.onChange(waiters.look);
  // Before the server waits for open requests to end: these would not.
  app.addHook('preClose', async () => waiters.close());

  serve(app, awaitEpochs, async ({ known }, { session }) => {
    const owner = session.tokenHash.toString('base64url');
    await waiters.wait(owner, () => isAhead(epochs.text(), known));
    return { epochs: epochs.text(), release: await release() };
  });
}
