import { OfflineBar } from '../features/shell/problems/OfflineBar.tsx';
import { ReleaseBar } from '../features/shell/release/ReleaseBar.tsx';
import './status-bars.css';

/** What is said for as long as it is so, at the foot of every page. */
export const StatusBars = () => (
  <div className="bars">
    <OfflineBar />
    <ReleaseBar />
  </div>
);
