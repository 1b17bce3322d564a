import { analysisPage } from '@portal/subsystem/analysis/AnalysisBoard';
import { CampaignStores } from '../examples/CampaignStores.tsx';
import { StoreTable } from '../examples/StoreTable.tsx';
import { TransferForm } from '../examples/TransferForm.tsx';
import { Example } from '../Example.tsx';
import { SystemPart } from '../SystemPart.tsx';

const Board = analysisPage('ams:notice:export');

/** The examples that docs/kit.md quotes, and a whole page. */
export const ExamplesPage = () => <SystemPart page={Examples} />;

const Examples = () => (
  <>
    <Example name="TransferForm">
      <TransferForm />
    </Example>
    <Example name="StoreTable" isWide>
      <StoreTable />
    </Example>
    <Example name="CampaignStores" isWide>
      <CampaignStores />
    </Example>
    <Example name="AnalysisBoard" isWide>
      <Board />
    </Example>
  </>
);
