import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';

/** The page of releases, as the menu has it; its parts are told apart by the query. */
const list = '/ams/monitor/release';

export const releaseAddresses = {
  list,
  of: (system: SubsystemKey) => `${list}?system=${system}`,
  found: (text: string) => (text === '' ? list : `${list}?${new URLSearchParams({ text })}`),
};

/** The system whose releases are looked at; undefined for the list of all. */
export function systemIn(query: URLSearchParams): SubsystemKey | undefined {
  const key = query.get('system') ?? '';
  return isSubsystemKey(key) ? key : undefined;
}
