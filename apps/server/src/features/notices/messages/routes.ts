import {
  getMessage,
  listMessages,
  repeatFailed,
  repeatMessage,
} from '@portal/contract/notices/messages';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Messages } from './messages.ts';
import { detailToWire, messageToWire } from './to-wire.ts';

export function messageRoutes(app: FastifyInstance, messages: Messages): void {
  serve(app, listMessages, async (input, caller) => {
    const page = await messages.page(input, caller);
    return { ...page, records: page.records.map(messageToWire) };
  });
  serve(app, getMessage, async ({ id }, caller) => detailToWire(await messages.find(caller, id)));
  serve(app, repeatMessage, async ({ id }, caller) => {
    await messages.repeat(id, caller);
    return null;
  });
  serve(app, repeatFailed, (input, caller) => messages.repeatFailed(input, caller));
}
