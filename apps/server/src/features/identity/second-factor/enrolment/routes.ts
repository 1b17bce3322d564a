import {
  getEnrolment,
  openEnrolment,
  openEnrolmentByPhone,
  sendEnrolmentCode,
} from '@portal/contract/identity/enrolment';
import { issueEnrolmentCode } from '@portal/contract/identity/sign-in-administration';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { createEnrolment } from './enrolment.ts';
import type { EnrolmentDesk } from './desk.ts';

interface Served {
  enrolment: ReturnType<typeof createEnrolment>;
  desk: EnrolmentDesk;
}

export function enrolmentRoutes(app: FastifyInstance, { enrolment, desk }: Served): void {
  serve(app, getEnrolment, (_, caller) => enrolment.standing(caller));
  serve(app, openEnrolment, async ({ code }, caller) => {
    await enrolment.byCode(caller, code);
    return null;
  });
  serve(app, sendEnrolmentCode, async (_, caller) => {
    await enrolment.sendCode(caller);
    return null;
  });
  serve(app, openEnrolmentByPhone, async ({ code }, caller) => {
    await enrolment.byPhone(caller, code);
    return null;
  });
  serve(app, issueEnrolmentCode, ({ username }, caller) => desk.issue(caller, username));
}
