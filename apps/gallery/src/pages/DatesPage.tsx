import { DateField, type DateFieldProps } from '@portal/ui/dates/DateField';
import { DateRange } from '@portal/ui/dates/DateRange';
import { TimeField } from '@portal/ui/dates/TimeField';
import type { DayRange } from '@portal/ui/dates/date-values';
import { useState } from 'react';
import { Example, longLabel } from '../Example.tsx';

/** Fields for days, spans of days and times. */
export const DatesPage = () => (
  <>
    <Example name="DateField">
      <LiveDate label="空" first="" />
      <LiveDate label="已填写" first="2026-11-20" hint="按北京时间" />
      <LiveDate label="有误" first="" error="请输入盘点日期" />
      <LiveDate label="不可用" first="2026-11-20" disabled />
      <LiveDate label="日期与时间" first="2026-11-20T08:30" withTime />
      <LiveDate label={longLabel} first="" />
    </Example>
    <Example name="DateRange">
      <LiveRange label="期间" first={{ from: '', until: '' }} />
      <LiveRange label="已填写" first={{ from: '2026-11-03', until: '2026-11-20' }} />
      <LiveRange
        label="有误"
        first={{ from: '2026-11-20', until: '2026-11-03' }}
        error="结束日期不能早于开始日期"
      />
      <LiveRange label="不可用" first={{ from: '2026-11-03', until: '' }} disabled />
    </Example>
    <Example name="TimeField">
      <LiveTime label="到货时间" first="" />
      <LiveTime label="已填写" first="18:05" />
      <LiveTime label="有误" first="" error="请输入到货时间" />
      <LiveTime label="不可用" first="08:00" disabled />
    </Example>
  </>
);

type LiveProps<First> = Omit<DateFieldProps, 'value' | 'onChange'> & { first: First };

function LiveDate({ first, ...field }: LiveProps<string>) {
  const [value, setValue] = useState(first);
  return <DateField {...field} value={value} onChange={setValue} />;
}

function LiveRange({ first, ...field }: LiveProps<DayRange>) {
  const [value, setValue] = useState(first);
  return <DateRange {...field} value={value} onChange={setValue} />;
}

function LiveTime({ first, ...field }: LiveProps<string>) {
  const [value, setValue] = useState(first);
  return <TimeField {...field} value={value} onChange={setValue} />;
}
