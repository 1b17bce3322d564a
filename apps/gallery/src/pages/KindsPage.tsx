import { recordsPage } from '@portal/subsystem/records/pages';
import { everyKind } from '@portal/testing/every-kind';
import { Example } from '../Example.tsx';
import { SystemPart } from '../SystemPart.tsx';

const Records = recordsPage(everyKind);

/** A list of records with a field of each kind: shown, sorted, filtered, exported, and in the form of a record. */
export const KindsPage = () => <SystemPart page={Kinds} />;

const Kinds = () => (
  <Example name="recordsPage" isWide>
    <Records />
  </Example>
);
