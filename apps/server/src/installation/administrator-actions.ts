import { accessRequestActions } from '@portal/contract/access/access-requests';
import { approverActions } from '@portal/contract/access/approvers';
import { explainAction } from '@portal/contract/access/explain';
import { brandActions } from '@portal/contract/administration/brand';
import { checkRuleActions } from '@portal/contract/administration/check-rules';
import { dictionaryActions } from '@portal/contract/administration/dictionaries';
import { firstRunAction } from '@portal/contract/administration/first-run';
import { lookAction } from '@portal/contract/administration/look';
import { memberAction } from '@portal/contract/administration/memberships';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { personActions } from '@portal/contract/administration/people';
import { organisationActions } from '@portal/contract/administration/positions';
import { scopeAction } from '@portal/contract/administration/scopes';
import { settingActions } from '@portal/contract/administration/settings';
import { ssoClientActions } from '@portal/contract/administration/sso-clients';
import { systemActions } from '@portal/contract/administration/system-entries';
import { tenantActions } from '@portal/contract/administration/tenants';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import { deskActions } from '@portal/contract/notices/announcement-desk';
import { messageActions } from '@portal/contract/notices/messages';
import { channelActions } from '@portal/contract/notices/notification-channels';
import { policyActions } from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { peopleAction } from '@portal/contract/workplace/people';

/** Actions of administrators of the whole portal: everything but the audit trail, in which they stand themselves. */
export const administratorActions: string[] = [
  accessRequestActions,
  approverActions,
  brandActions,
  channelActions,
  checkRuleActions,
  deskActions,
  dictionaryActions,
  logoutNoticeActions,
  menuActions,
  messageActions,
  monitorActions,
  organisationActions,
  personActions,
  policyActions,
  releaseActions,
  sessionActions,
  settingActions,
  signInActions,
  ssoClientActions,
  systemActions,
  tenantActions,
]
  .flatMap((actions): string[] => Object.values(actions))
  .concat(explainAction, firstRunAction, lookAction, memberAction, scopeAction, peopleAction);
