import { OfflineBar } from '../features/shell/problems/OfflineBar.tsx';
import { ReleaseBar } from '../features/shell/release/ReleaseBar.tsx';
import './status-bars.css';

/** The bars at the foot of every page: offline, and a new release. */
export const StatusBars = () => (
  <div className="bars">
    <OfflineBar />
    <ReleaseBar />
  </div>
);
