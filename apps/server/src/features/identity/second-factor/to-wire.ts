import type { SecondFactors } from '@portal/contract/identity/second-factor';
import { wireTime } from '@portal/common/group-time';
import type { PasskeyRow } from './passkeys/store.ts';

/** The second factors of a user, as rows have them. */
export interface FactorRows {
  isRequired: boolean;
  totp: { created_at: Date } | undefined;
  passkeys: PasskeyRow[];
  recoveryCodesLeft: number;
  takesPasskeys: boolean;
}

export const factorsToWire = ({ totp, passkeys, ...rest }: FactorRows): SecondFactors => ({
  ...rest,
  totp: totp ? { createTime: wireTime(totp.created_at) } : null,
  passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createTime: wireTime(created_at),
    lastUsedTime: last_used_at && wireTime(last_used_at),
  })),
});
