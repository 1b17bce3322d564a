import { AccessRequest } from '@portal/contract/access/access-requests';
import { wireTime } from '@portal/common/group-time';
import { lastDayOf } from './days.ts';
import type { StoredRequest } from './store.ts';

export const requestToWire = (stored: StoredRequest): AccessRequest =>
  AccessRequest.parse({
    id: stored.id,
    about: stored.about,
    title: stored.title,
    system: { sysType: stored.subsystem, sysName: stored.systemName },
    subject: stored.subject,
    reason: stored.reason,
    role:
      stored.role_code === null
        ? null
        : { code: stored.role_code, name: stored.role_name ?? stored.role_code },
    until: stored.until,
    state: stored.state,
    createTime: wireTime(stored.created_at),
    approver: stored.approver,
    answer: stored.answer,
    answerTime: stored.answered_at && wireTime(stored.answered_at),
    answeredBy: stored.answeredBy,
    givenUntil: stored.given_until && lastDayOf(stored.given_until),
    isInForce: stored.isInForce,
  });

export const listedToWire = (stored: StoredRequest) => ({
  ...requestToWire(stored),
  realname: stored.realname,
  workNo: stored.work_no,
});
