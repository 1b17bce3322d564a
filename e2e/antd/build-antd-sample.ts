import { buildSystem, type SampleFiles } from '@portal/sample/serve-sample';

/** Builds the system with a page of antd as systems are built, without leaving a file. */
export const buildAntdSample = (): Promise<SampleFiles> => buildSystem('ors', import.meta.dirname);
