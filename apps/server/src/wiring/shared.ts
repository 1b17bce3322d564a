import type { Brands } from '#features/administration/brand/brands.ts';
import type { Permissions } from '#features/access/permissions/permissions.ts';
import type { SecondFactorPolicy } from '#features/identity/second-factor/policy.ts';
import type { SignIn } from '#features/identity/sign-in/sign-in.ts';
import type { Memberships } from '#features/workplace/contexts/memberships.ts';
import type { Dictionaries } from '#features/workplace/dictionaries/dictionaries.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Faults } from '#platform/log/faults.ts';
import type { PendingStepsOf } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { StartSession } from '#platform/session/start-session.ts';

/** The services that `app.ts` makes before any feature, since several features and the gate need them. */
export interface SharedServices {
  audit: Audit;
  sessions: Sessions;
  epochs: Epochs;
  faults: Faults;
  outbounds: Outbounds;
  permissions: Permissions;
  dictionaries: Dictionaries;
  brands: Brands;
  isMember: Memberships;
  pendingStepsOf: PendingStepsOf;
  factorPolicy: SecondFactorPolicy;
  startSession: StartSession;
  signIn: SignIn;
}
