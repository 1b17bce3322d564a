import { subsystemRows as installed, type SubsystemRow } from '../installation/systems.ts';

/** Systems that single sign-on leads to; whether it does is for `outside-systems.ts` to say. */
const signedOnElsewhere: readonly string[] = ['cas', 'syfs'];

/** The systems of an installation, two of them as they are once they are connected; syfs is not opened yet. */
export const subsystemRows: SubsystemRow[] = installed.map((row) =>
  signedOnElsewhere.includes(row.key)
    ? { ...row, kind: 'sso', enabled: row.key === 'cas', third_param: thirdParamOf(row.key) }
    : { ...row, third_param: null },
);

function thirdParamOf(key: string): string {
  const redirect_uri = `/demo/${key}/callback`;
  return JSON.stringify({ response_type: 'code', redirect_uri, client_id: key });
}
