import { createOpening } from './open-page.ts';
import type { FrameParts } from './page-ticket.ts';
import { createRedeeming } from './redeem-ticket.ts';

export type Frames = ReturnType<typeof createFrames>;

/** Pages of other systems in the portal, and what they are handed to know who is there (decision 21). */
export const createFrames = (parts: FrameParts) => ({
  open: createOpening(parts),
  redeem: createRedeeming(parts),
});
