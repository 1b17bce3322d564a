import { AnalysisBoard } from '@portal/subsystem/analysis/AnalysisBoard';

export function AnalysisPage() {
  return <AnalysisBoard exportAction="ors:sales:export" />;
}
