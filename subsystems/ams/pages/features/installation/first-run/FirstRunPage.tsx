import { getFirstRun } from '@portal/contract/administration/first-run';
import { useQueryOf } from '@portal/client/queries';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { CheckList } from './CheckList.tsx';
import { StepItem } from './StepItem.tsx';
import '../installation.css';
import './first-run.css';

/** The way from an empty installation to a group that works in it; each step can be left and taken up again. */
export function FirstRunPage() {
  const query = useQueryOf(getFirstRun, {});
  return (
    <section className="installation">
      <PageHeader
        title="开始使用"
        note="按顺序完成以下步骤，即可让同事登录使用；每一步都可以先跳过，随时回来继续"
      />
      <QueryState query={query} lines={10}>
        {({ steps, checks }) => (
          <>
            <Panel
              title={`步骤（已处理 ${steps.filter(({ state }) => state !== 'open').length} / ${steps.length}）`}
              isFlush
            >
              <ol className="first-run">
                {steps.map((step) => (
                  <StepItem key={step.key} step={step} />
                ))}
              </ol>
            </Panel>
            <Panel title="上线前检查" isFlush>
              <CheckList checks={checks} />
            </Panel>
          </>
        )}
      </QueryState>
    </section>
  );
}
