import { ChartPage } from '@portal/subsystem/analysis/ChartPage';
import { MonitorPage } from '@portal/subsystem/analysis/MonitorPage';
import { recordsPage } from '@portal/subsystem/records/pages';
import { workplacePage } from '@portal/subsystem/workplace/WorkplacePage';
import { Example } from '../Example.tsx';
import { arrivals } from '../examples/arrivals.ts';
import { SystemPart } from '../SystemPart.tsx';

const Arrivals = recordsPage(arrivals);
const Workplace = workplacePage([]);

/** Whole pages of `@portal/subsystem`, on the simplest answers their calls allow. */
export const WholePages = () => <SystemPart page={Pages} />;

/** By itself: a board has parts of the same names. */
export const MonitorExample = () => <SystemPart page={Monitor} />;

const Monitor = () => (
  <Example name="MonitorPage" isWide>
    <MonitorPage />
  </Example>
);

const Pages = () => (
  <>
    <Example name="recordsPage" isWide>
      <Arrivals />
    </Example>
    <Example name="ChartPage" isWide>
      <ChartPage />
    </Example>
    <Example name="workplacePage" isWide>
      <Workplace />
    </Example>
  </>
);
