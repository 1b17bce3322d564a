import { z } from 'zod';
import { defineCall } from '../call.ts';
import { WireTime } from '../text.ts';

/** A binding of the user's account to an identity at an external provider. */
export const Binding = z.object({
  /** Names the binding in the call below, and is good for nothing else. */
  id: z.string(),
  /** The name of the service; null when the installation no longer has it, so that nobody signs in by it. */
  service: z.string().nullable(),
  createTime: WireTime,
});
export type Binding = z.infer<typeof Binding>;

/** Lists the user's sign-in methods beside the password. */
export const listBindings = defineCall({
  method: 'GET',
  path: '/sys/thirdLogin/bindings',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.object({
    /** The telephone number with its middle hidden. It is changed in the staff directory, never here. */
    phone: z.string().nullable(),
    bindings: z.array(Binding),
  }),
  refuses: [],
  rate: 'read',
});

/** Deletes one of the user's bindings. The last sign-in method stays. */
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
