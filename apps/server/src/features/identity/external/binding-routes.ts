import { maskedPhone } from '@portal/contract/identity/phone';
import { listBindings, undoBinding } from '@portal/contract/identity/bindings';
import type { FastifyInstance } from 'fastify';
import { wireTime } from '@portal/common/group-time';
import { serve } from '#platform/http/serve.ts';
import type { Bindings } from './bindings.ts';

export function bindingRoutes(app: FastifyInstance, bindings: Bindings): void {
  serve(app, listBindings, async (_, { session }) => {
    const { phone, bindings: listed } = await bindings.listOf(session);
    return {
      phone: phone === null ? null : maskedPhone(phone),
      bindings: listed.map(({ boundAt, ...rest }) => ({ ...rest, createTime: wireTime(boundAt) })),
    };
  });

  serve(app, undoBinding, async ({ id }, caller) => {
    await bindings.undo(id, caller);
    return null;
  });
}
