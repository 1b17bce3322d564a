import { createHmac } from 'node:crypto';
import { keyFor } from '#platform/crypto/secret-box.ts';

/** The key of the audit trail, which the database never sees, and the name that entries know it by. */
export interface AuditKey {
  id: string;
  key: Buffer;
}

/** Derives the audit trail's key from an installation's secret. */
export function auditKeyOf(secret: string): AuditKey {
  const key = keyFor(secret, 'audit trail');
  return { key, id: createHmac('sha256', key).update('id').digest('hex').slice(0, 16) };
}
