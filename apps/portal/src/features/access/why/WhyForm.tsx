import { requiredText } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { useForm } from '@portal/ui/forms/use-form';
import { Panel } from '@portal/ui/layout/Panel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { z } from 'zod';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';

const schema = z.object({
  asked: requiredText('链接、按钮编码或页面名称'),
  workNo: z.string().trim(),
});

interface WhyFormProps {
  asked: string;
  workNo: string;
  mayAskForOthers: boolean;
}

/** Puts the question into the address, so that it can be passed on. */
export function WhyForm({ asked, workNo, mayAskForOthers }: WhyFormProps) {
  const { props, field, restart } = useForm({
    schema,
    values: { asked, workNo },
    onSend: (typed) => goTo(addressOf(typed)),
  });
  const begin = useRef(restart);
  useLayoutEffect(() => void (begin.current = restart));
  useEffect(() => begin.current({ asked, workNo }), [asked, workNo]);
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
  const query = new URLSearchParams({ asked });
  if (workNo !== '') query.set('workNo', workNo);
  return `${paths.why}?${query}`;
}
