import { once } from 'node:events';
import { z } from 'zod';
import {
  type SimulatorRequest,
  json,
  type SimulatorResponse,
  startSimulator,
} from './simulator.ts';

const SmsMessage = z.object({
  to: z.string(),
  template: z.string(),
  parameters: z.object({
    /** Of a code. */
    code: z.string().default(''),
    minutes: z.string().default(''),
    /** Of a notice. */
    title: z.string().optional(),
  }),
});
/** The request to send a message. */
export type SmsMessage = z.infer<typeof SmsMessage>;

interface GatewaySettings {
  /** The bearer token it insists on. */
  token?: string;
  onMessage?: (message: SmsMessage) => void;
}

/** An SMS gateway that speaks the protocol of docs/sms.md and sends nothing to anybody. */
export async function startSmsGateway({ token, onMessage }: GatewaySettings = {}) {
  const messages: SmsMessage[] = [];
  const barred = new Set<string>();
  const arrivals = new EventTarget();

  function take({ method, headers, body }: SimulatorRequest): SimulatorResponse {
    const isKnown = token === undefined || headers.authorization === `Bearer ${token}`;
    if (!isKnown) return { status: 401 };
    const { success, data } = SmsMessage.safeParse(JSON.parse(body));
    if (method !== 'POST' || !success) return { status: 400 };
    if (barred.has(data.to)) return { status: 422, body: `no way to ${data.to}: ${body}` };
    messages.push(data);
    onMessage?.(data);
    arrivals.dispatchEvent(new Event('message'));
    return json({ id: `sms-${messages.length}` });
  }

  async function codeFor(number: string): Promise<string> {
    const index = messages.findIndex(({ to }) => to === number);
    const [message] = index < 0 ? [] : messages.splice(index, 1);
    if (message) return message.parameters.code;
    await once(arrivals, 'message');
    return codeFor(number);
  }

  return {
    ...(await startSimulator({ '/messages': take })),
    /** Every message taken and not read so far, the oldest first. */
    messages,
    /** Numbers it has no way to, and says so at length. */
    barred,
    /** Reads the code of the oldest message to a number; waits for it to arrive. */
    codeFor,
  };
}
