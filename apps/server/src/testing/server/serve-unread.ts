import { standardBrand } from '@portal/contract/brand';
import { livez } from '@portal/contract/operations/probes';
import { defineCall } from '@portal/contract/call';
import { z } from 'zod';
import { systemClock } from '#platform/time/clock.ts';
import { serve } from '#platform/http/serve.ts';
import { webFiles } from '#platform/files/web-files.ts';
import { startBareServer } from './bare-server.ts';

// For the tests: the real server in a process of its own, with files of a checkout and a call that has much to say.
const [, , checkout = ''] = process.argv;
const app = startBareServer(systemClock);
const much = defineCall({
  method: 'GET',
  path: '/much',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: z.string(),
  refuses: [],
  rate: 'file',
});
serve(app, livez, async () => ({ status: 'ok' as const }));
serve(app, much, async () => 'much'.repeat(50_000));
webFiles(app, {
  config: { mode: 'production', publicOrigin: undefined },
  checkout,
  frameOrigins: async () => [],
  content: async () => ({ ways: '', brand: standardBrand }),
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
