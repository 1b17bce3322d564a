import { subsystemBuild } from '@portal/subsystem/vite/subsystem-build';

export default subsystemBuild('gims');
