import { z } from 'zod';
import { defineCall } from '../call.ts';
import { WireTime } from '../text.ts';

/** Somebody at a service outside who comes in here as the caller. */
export const Binding = z.object({
  /** Names the binding in the call below, and is good for nothing else. */
  id: z.string(),
  /** What the service is called; null when the installation no longer has it, so that nobody comes in by it. */
  service: z.string().nullable(),
  createTime: WireTime,
});
export type Binding = z.infer<typeof Binding>;

/** By what the caller comes in besides their password. */
export const listBindings = defineCall({
  method: 'GET',
  path: '/sys/thirdLogin/bindings',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.object({
    /** Their telephone, all but its ends hidden. The staff directory keeps it, and nobody changes it here. */
    phone: z.string().nullable(),
    bindings: z.array(Binding),
  }),
  refuses: [],
  rate: 'read',
});

/** Undoes one of the caller's bindings: nobody comes in by it any more. The last way in stays. */
export const undoBinding = defineCall({
  method: 'DELETE',
  path: '/sys/thirdLogin/bindings/:id',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  proof: 'fresh',
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  result: z.null(),
  says: '已解除绑定',
  refuses: ['binding.not-found', 'binding.last'],
  rate: 'write',
});
