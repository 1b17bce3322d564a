import { LookBar } from '../features/shell/look/LookBar.tsx';
import { OfflineBar } from '../features/shell/problems/OfflineBar.tsx';
import { ReleaseBar } from '../features/shell/release/ReleaseBar.tsx';
import './status-bars.css';

/** The bars at the foot of every page: a look as somebody else, offline, and a new release. */
export const StatusBars = () => (
  <div className="bars">
    <LookBar />
    <OfflineBar />
    <ReleaseBar />
  </div>
);
