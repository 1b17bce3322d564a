import { requestCode } from '@portal/contract/identity/phone';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { SmsCodes } from './sms-codes.ts';

export function smsCodeRoutes(app: FastifyInstance, smsCodes: SmsCodes): void {
  serve(app, requestCode, async ({ mobile, smsmode }, visitor) => {
    await smsCodes.request({ purpose: smsmode, to: mobile, visitor });
    return null;
  });
}
