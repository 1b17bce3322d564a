import { useCallOf, useQueryOf } from '@portal/client/queries';
import {
  decideAccessRequests,
  getGrantOptions,
  listAccessRequests,
  listRequestsToDecide,
  reasonMost,
  type RequestToDecide,
} from '@portal/contract/access/access-requests';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { readDay } from '@portal/ui/dates/date-values';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { z } from 'zod';
import { RequestFacts } from './RequestFacts.tsx';
import './access.css';

/** The calls whose answers a decision makes old. */
const stale = [listRequestsToDecide, listAccessRequests, countToDos];

const schema = z
  .object({
    state: z.enum(['granted', 'declined']),
    roleCode: z.string(),
    until: z.string(),
    answer: z.string().trim().max(reasonMost, `最大长度${reasonMost}位字符`),
  })
  .check(({ value, issues }) => {
    const wrong = (path: string, message: string) =>
      void issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.state === 'declined' && value.answer === '') wrong('answer', '请输入驳回理由');
    if (value.state !== 'granted') return;
    if (value.until === '') wrong('until', '请选择结束日期');
    else if (!readDay(value.until)) wrong('until', '请输入正确的日期');
  });

const refusedAt = (reason: string) =>
  reason === 'access-request.until'
    ? 'until'
    : reason === 'access-request.role'
      ? 'roleCode'
      : undefined;

interface DecideDialogProps {
  request: RequestToDecide;
  onClose: () => void;
  /** Called once it is decided. */
  onDone?: ((id: string) => void) | undefined;
}

/** Dialog that grants a request with a role until a day, or declines it with a reason. */
export function DecideDialog({ request, onClose, onDone }: DecideDialogProps) {
  const query = useQueryOf(getGrantOptions, { id: request.id }, { quiet: true, staleTime: 0 });
  return (
    <Dialog title="审批权限申请" width={520} onClose={onClose}>
      <RequestFacts request={request} />
      <QueryState
        query={query}
        lines={4}
        loadingLabel="正在查询可授予的角色"
        failedText="可授予的角色暂时无法取得，请稍后重试"
      >
        {(options) => <DecideForm {...{ request, options, onClose, onDone }} />}
      </QueryState>
    </Dialog>
  );
}

interface DecideFormProps extends DecideDialogProps {
  options: z.infer<typeof getGrantOptions.result>;
}

function DecideForm({ request, options: { roles, most }, onClose, onDone }: DecideFormProps) {
  const { id, role, until } = request;
  const { mutateAsync } = useCallOf(decideAccessRequests, { refreshes: stale, quiet: true });
  const only = roles.length === 1 ? roles[0]?.code : undefined;
  const values: z.input<typeof schema> = {
    state: 'granted',
    roleCode: role?.code ?? only ?? '',
    until: until ?? '',
    answer: '',
  };
  const { props, field, control, alert, isBusy } = useForm({
    schema,
    values,
    refusedAt,
    onSend: async ({ state, roleCode, until: day, answer }) => {
      const given = { until: day, ...(roleCode !== '' && { roleCode }) };
      await mutateAsync({ ids: [id], state, answer, ...(state === 'granted' && given) });
      onDone?.(id);
      notify({ kind: 'success', text: state === 'granted' ? '已同意，权限即时生效' : '已驳回' });
      onClose();
    },
  });
  const state = control('state');
  return (
    <form {...props} className="access-decide">
      <FormAlert>{alert}</FormAlert>
      {roles.length > 0 && (
        <SelectField
          {...field('roleCode')}
          label="授予角色"
          none="请选择"
          options={roles.map(({ code, name, pageCount }) => ({
            value: code,
            label: pageCount > 0 ? `${name}（${pageCount} 个菜单）` : name,
          }))}
        />
      )}
      <DateField
        {...control('until')}
        label="有效期至"
        hint={`含当日，最晚 ${most}，到期自动收回`}
      />
      <TextArea
        {...field('answer')}
        label="答复"
        most={reasonMost}
        hint="申请人会看到；驳回时必填"
      />
      <p className="access-ways">
        <Button
          disabled={isBusy}
          onClick={({ currentTarget }) => {
            state.onChange('declined');
            currentTarget.form?.requestSubmit();
          }}
        >
          驳回
        </Button>
        <Button
          kind="primary"
          type="submit"
          busy={isBusy}
          onClick={() => state.onChange('granted')}
        >
          同意
        </Button>
      </p>
    </form>
  );
}
