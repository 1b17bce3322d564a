import { useCallOf, useQueryOf } from '@portal/client/queries';
import {
  getAccessOffer,
  listMyAccessRequests,
  reasonMost,
  requestAccess,
} from '@portal/contract/access/access-requests';
import { requiredChoice, requiredText } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';

interface AccessRequestFormProps {
  subject: string;
  title: string;
  /** The words of the button that opens the form. */
  verb?: string;
}

/** Asks for a page, an action or a system, or for more time with it; the form opens on demand. */
export function AccessRequestForm({ subject, title, verb = '申请权限' }: AccessRequestFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button kind="primary" aria-label={`${verb}：${title}`} onClick={() => setIsOpen(true)}>
        {verb}
      </Button>
    );
  }
  return <OfferedRequest subject={subject} title={title} onClose={() => setIsOpen(false)} />;
}

interface OfferedRequestProps {
  subject: string;
  title: string;
  onClose: () => void;
}

function OfferedRequest({ subject, title, onClose }: OfferedRequestProps) {
  const query = useQueryOf(getAccessOffer, { subject }, { quiet: true, staleTime: 0 });
  return (
    <QueryState
      query={query}
      lines={4}
      loadingLabel="正在查询可申请的角色"
      failedText="可申请的角色暂时无法取得，请稍后重试"
    >
      {(offer) => <RequestForm subject={subject} title={title} offer={offer} onClose={onClose} />}
    </QueryState>
  );
}

const schema = z.object({
  roleCode: z.string(),
  until: requiredChoice('结束日期').pipe(z.iso.date('请输入正确的日期')),
  reason: requiredText('申请理由', { most: reasonMost, isLong: true }),
});

const fieldsOfRefusals = new Map([
  ['access-request.until', 'until'],
  ['access-request.role', 'roleCode'],
] as const);

interface RequestFormProps extends OfferedRequestProps {
  offer: z.infer<typeof getAccessOffer.result>;
}

function RequestForm({ subject, title, offer, onClose }: RequestFormProps) {
  const call = useCallOf(requestAccess, { refreshes: [listMyAccessRequests], quiet: true });
  const { roles, approver, most } = offer;
  const { props, field, control, alert, isBusy } = useForm({
    schema,
    values: { roleCode: roles.length === 1 ? (roles[0]?.code ?? '') : '', until: most, reason: '' },
    refusedAt: (reason) => [...fieldsOfRefusals].find(([refusal]) => refusal === reason)?.[1],
    onSend: async ({ roleCode, ...typed }) => {
      await call.mutateAsync({ subject, ...typed, roleCode: roleCode === '' ? null : roleCode });
      notify({ kind: 'success', text: '申请已提交，请等待审批' });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone: focus goes to the first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);
  return (
    <form {...props} ref={form} className="access-request" aria-label={`申请权限：${title}`}>
      <FormAlert>{alert}</FormAlert>
      {roles.length > 0 && (
        <SelectField
          {...field('roleCode')}
          label="申请角色"
          none="不确定，由审批人选择"
          options={roles.map(({ code, name, pageCount }) => ({
            value: code,
            label: pageCount > 0 ? `${name}（${pageCount} 个菜单）` : name,
          }))}
        />
      )}
      <DateField {...control('until')} label="使用至" hint={`含当日，最晚 ${most}，到期自动收回`} />
      <TextArea {...field('reason')} label="申请理由" most={reasonMost} />
      <p className="access-request-note">
        由{approver ?? '系统管理员'}审批，审批人会看到您的姓名、工号和理由。
      </p>
      <div className="access-request-ways">
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          提交申请
        </Button>
      </div>
    </form>
  );
}
