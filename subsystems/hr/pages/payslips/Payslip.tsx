import type { WireRecord } from '@portal/contract/records/record-calls';
import { StepButtons } from '@portal/subsystem/records/pages';
import { Panel } from '@portal/ui/layout/Panel';
import { payslips } from '../../records/payslips.ts';
import { linesOf, type PayLine, textOf, yuan } from './payslip-values.ts';

/** The payslip of a month: what is paid, how it comes about, and the steps of its employee. */
export function Payslip({ slip }: { slip: WireRecord }) {
  const { fields, state } = slip;
  const { label = '', tone } = payslips.states[state] ?? {};
  const question = textOf(fields, 'question');
  const answer = textOf(fields, 'answer');
  return (
    <Panel
      title={`${textOf(fields, 'month')} 工资条`}
      aside={
        <span className="hr-pay-state" data-tone={tone}>
          {label}
        </span>
      }
      className="hr-pay-slip"
    >
      <p className="hr-pay-net">
        <span>实发</span>
        <strong className="num">{yuan(fields['net'])}</strong>
        <span className="num">{textOf(fields, 'paid')} 发放</span>
      </p>
      <div className="hr-pay-sides">
        <Side title="应发" sum={fields['gross']} lines={linesOf(fields, 'earning')} />
        <Side title="扣款" sum={fields['deducted']} lines={linesOf(fields, 'deduction')} />
      </div>
      <p className="hr-pay-note">出勤 {Number(fields['attended'] ?? 0)} 天</p>
      {question && <p className="hr-pay-note as-typed">疑问：{question}</p>}
      {answer && <p className="hr-pay-note as-typed">答复：{answer}</p>}
      <div className="hr-pay-steps">
        <StepButtons type={payslips} record={slip} onChanged={ignore} />
      </div>
    </Panel>
  );
}

/** A step has the list of payslips read again. */
const ignore = () => undefined;

interface SideProps {
  title: string;
  sum: Parameters<typeof yuan>[0];
  lines: readonly PayLine[];
}

const Side = ({ title, sum, lines }: SideProps) => (
  <section className="hr-pay-side" aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {[...lines, { item: '合计', amount: Number(sum ?? 0) }].map(({ item, amount }) => (
        <div key={item}>
          <dt>{item}</dt>
          <dd className="num">{yuan(amount)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
