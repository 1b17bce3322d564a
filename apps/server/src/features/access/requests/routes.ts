import {
  AccessRequest,
  answerAccessRequest,
  listAccessRequests,
  listMyAccessRequests,
  requestAccess,
} from '@portal/contract/access/access-requests';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { wireTime } from '#platform/time/group-time.ts';
import type { AccessRequests } from './requests.ts';
import type { StoredRequest } from './store.ts';

export function accessRequestRoutes(app: FastifyInstance, requests: AccessRequests): void {
  serve(app, requestAccess, async (input, caller) => toWire(await requests.add(input, caller)));

  serve(app, listMyAccessRequests, async (_, { session }) =>
    (await requests.mine(session.personId)).map(toWire),
  );

  serve(app, listAccessRequests, async (input) => {
    const { records, ...page } = await requests.list(input);
    return {
      ...page,
      records: records.map((record) => ({
        ...toWire(record),
        realname: record.realname,
        workNo: record.work_no,
        roles: record.roles,
        answeredBy: record.answeredBy,
      })),
    };
  });

  serve(app, answerAccessRequest, async (input, caller) =>
    toWire(await requests.answer(input, caller)),
  );
}

const toWire = (stored: StoredRequest): AccessRequest =>
  AccessRequest.parse({
    id: stored.id,
    about: stored.about,
    title: stored.title,
    system: { sysType: stored.subsystem, sysName: stored.systemName },
    subject: stored.subject,
    reason: stored.reason,
    state: stored.state,
    createTime: wireTime(stored.created_at),
    answer: stored.answer,
    answerTime: stored.answered_at && wireTime(stored.answered_at),
  });
