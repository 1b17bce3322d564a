import type { RequestToDecide } from '@portal/contract/access/access-requests';

export const kindWords = { page: '页面', action: '按钮', system: '系统' };

/** The facts of a request: who asks for what, why and until when. */
export const RequestFacts = ({ request }: { request: RequestToDecide }) => (
  <dl className="access-facts">
    <dt>申请人</dt>
    <dd>
      {request.realname} <span className="num">{request.workNo}</span>
      {request.department && `，${request.department}`}
    </dd>
    <dt>申请内容</dt>
    <dd>
      {request.title}（{request.system.sysName}，{kindWords[request.about]}）
    </dd>
    <dt>理由</dt>
    <dd className="as-typed">{request.reason}</dd>
    <dt>申请至</dt>
    <dd className="num">{request.until ?? '未注明'}</dd>
  </dl>
);
