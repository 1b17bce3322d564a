import { AuditTable } from './AuditTable.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import './audit.css';

/** The audit trail: what was done, by whom, when and from where; with the check of its chain. */
export const AuditLogPage = () => (
  <AuditTable
    title="审计日志"
    note="谁在何时、从哪里做了什么；只能查看，任何人都不能修改或删除"
    aside={<CheckPanel />}
  />
);

/** Sign-ins that were refused, as entries of the audit trail. */
export const FailedSignInsPage = () => (
  <AuditTable
    title="登录失败"
    note="被拒绝的登录；未知账号不记录输入的内容，它可能是误填的密码"
    kind="sign-in.refused"
  />
);
