import { type CodePurpose, maskedPhone } from '@portal/contract/identity/phone';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertCode, noteCodeTry } from './store.ts';

/** A code that is about to be sent, without the code. */
export interface SentCode {
  to: string;
  purpose: CodePurpose;
  template: string;
  /** Null for somebody who has no account yet. */
  personId: string | null;
  tenantId: number;
  requestId: string;
}

const titles: Record<CodePurpose, string> = {
  'sign-in': '登录验证码',
  registration: '注册验证码',
  retrieval: '找回密码验证码',
  enrolment: '二次验证启用码',
};

/** Keeps which codes were sent, and what became of each: never what they are. */
export const createCodeDiary = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Notes a code before it is handed over; returns what to call with the words of the failure, or with null. */
  async begin(code: SentCode): Promise<(words: string | null) => Promise<void>> {
    const { tenantId, requestId } = code;
    const id = await withinTenant(tenantId, () =>
      insertCode(db, {
        title: titles[code.purpose],
        topic: code.purpose,
        person_id: code.personId,
        receiver: maskedPhone(code.to),
        template: code.template,
        request_id: requestId,
        sent_at: clock.now(),
      }),
    );
    return async (words) => {
      const at = clock.now().toISOString();
      const made = { at, kind: words === null ? 'taken' : 'failed', words, requestId } as const;
      await withinTenant(tenantId, () => noteCodeTry(db, id, made));
    };
  },
});
