import { createOpening } from './opening.ts';
import type { FrameParts } from './parts.ts';
import { createRedeeming } from './redeeming.ts';

export type Frames = ReturnType<typeof createFrames>;

/** Pages of other systems in the portal, and what they are handed to know who is there (decision 21). */
export const createFrames = (parts: FrameParts) => ({
  open: createOpening(parts),
  redeem: createRedeeming(parts),
});
