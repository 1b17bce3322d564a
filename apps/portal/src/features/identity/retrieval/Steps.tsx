import './steps.css';

/** Names of the steps in order; the wizard counts from one. */
const names = ['确认账号', '验证手机', '设置新密码', '完成'];
export type StepNumber = 1 | 2 | 3 | 4;

/** Marks the current step among the four. */
export const Steps = ({ at }: { at: StepNumber }) => (
  <ol className="retrieval-steps" aria-label="步骤" data-at={at}>
    {names.map((name, index) => (
      <li
        key={name}
        aria-current={index + 1 === at ? 'step' : undefined}
        data-done={index + 1 < at || undefined}
      >
        <span className="num">{index + 1}</span>
        {name}
      </li>
    ))}
  </ol>
);
