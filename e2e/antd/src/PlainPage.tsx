import { usePage } from '@portal/subsystem/session';

/** A page without antd, beside one with it. */
export const PlainPage = () => <h1>{usePage().title}</h1>;
