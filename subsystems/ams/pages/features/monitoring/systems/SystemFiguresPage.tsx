import { getSystemFigures, type SystemGroup } from '@portal/contract/monitoring/systems';
import { useQueryOf } from '@portal/client/queries';
import { Panel } from '@portal/ui/layout/Panel';
import { MonitorFigure } from '../MonitorFigure.tsx';
import { MonitorPage, useNode } from '../MonitorPage.tsx';
import { useLive } from '../use-live.ts';
import { figureText, figureWords, judgementOf, timerNote } from './figure-words.ts';
import { type SystemPageProps, useSystemName } from './use-system-name.ts';

interface FiguresPageProps extends SystemPageProps {
  group: SystemGroup;
}

/** The figures of a registered system; those it does not have are named, and are not zero. */
export function SystemFiguresPage({ title, system, group }: FiguresPageProps) {
  const nodes = useNode();
  const name = useSystemName(system);
  const live = useLive(useQueryOf(getSystemFigures, { system, group }, { quiet: true }));
  return (
    <MonitorPage
      title={title}
      note="登记的 Java 系统自己计的数，来自它的 Actuator"
      live={live}
      nodes={nodes}
      source="系统"
      chosen={name}
    >
      {({ metrics, missing }) => (
        <div className="monitor-body">
          {metrics.length > 0 && (
            <Panel className="monitor-figures">
              {metrics.map((metric) => (
                <MonitorFigure
                  key={metric.name}
                  label={figureWords[metric.name].label}
                  means={figureWords[metric.name].means}
                  text={figureText(metric)}
                  judged={judgementOf(metrics, metric.name)}
                >
                  {timerNote(metric)}
                </MonitorFigure>
              ))}
            </Panel>
          )}
          {missing.length > 0 && (
            <Panel title={`「${name}」没有的指标`} className="monitor-wide">
              <ul className="monitor-missing">
                {missing.map((each) => (
                  <li key={each}>
                    {figureWords[each].label}（{each}）
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
    </MonitorPage>
  );
}
