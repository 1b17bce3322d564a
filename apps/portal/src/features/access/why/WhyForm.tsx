import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { Panel } from '@portal/ui/layout/Panel';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { useForm } from '#platform/parts/use-form.ts';

interface WhyFormProps {
  asked: string;
  workNo: string;
  mayAskForOthers: boolean;
}

/** Puts the question into the address, so that it can be passed on. */
export function WhyForm({ asked, workNo, mayAskForOthers }: WhyFormProps) {
  const { props, field } = useForm<'asked' | 'workNo'>({
    empty: { asked, workNo },
    faultsOf: (typed) =>
      typed.asked.trim() === '' ? { asked: '请输入链接、按钮编码或页面名称' } : {},
    refusedAt: () => 'asked',
    onSend: (typed) => goTo(addressOf(typed)),
  });
  return (
    <Panel>
      <form {...props} className="why-form">
        <Field
          {...field('asked')}
          label="想看的内容"
          hint="粘贴链接，或输入按钮编码、页面名称、系统名称"
          placeholder="如：/crm/member/list"
          maxLength={500}
          autoComplete="off"
        />
        {mayAskForOthers && (
          <Field
            {...field('workNo')}
            label="工号（选填）"
            hint="查询他人会记入审计日志"
            placeholder="留空则查询自己"
            maxLength={64}
            autoComplete="off"
          />
        )}
        <Button kind="primary" type="submit">
          查询原因
        </Button>
      </form>
    </Panel>
  );
}

function addressOf({ asked, workNo }: { asked: string; workNo: string }): string {
  const query = new URLSearchParams({ asked: asked.trim() });
  if (workNo.trim() !== '') query.set('workNo', workNo.trim());
  return `${paths.why}?${query}`;
}
