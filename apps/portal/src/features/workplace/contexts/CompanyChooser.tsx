import { useQueryOf } from '@portal/client/queries';
import { listCompanies } from '@portal/contract/workplace/contexts';
import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { useState } from 'react';
import { ChooserDialog } from './ChooserDialog.tsx';
import { ChooserState } from './ChooserState.tsx';
import { useContextSwitch } from './use-context-switch.ts';

/** Spec section 9. */
const width = 450;

/** Chooses the company of the tab. The current one is marked, and none is preselected. */
export function CompanyChooser({ onClose }: { onClose: () => void }) {
  const answer = useQueryOf(listCompanies, {}, { quiet: true, staleTime: 0 });
  const companies = answer.data ?? [];
  const [picked, pick] = useState<string>();
  const chosen = companies.find(({ companyNo }) => companyNo === picked);
  const { confirm, busyWith, error, setError } = useContextSwitch('company', onClose);

  return (
    <ChooserDialog
      kind="company"
      width={width}
      isBusy={busyWith !== undefined && busyWith === chosen?.companyNo}
      onConfirm={() => void confirm(chosen && { no: chosen.companyNo, name: chosen.companyName })}
      onClose={onClose}
    >
      <ChooserState
        query={answer}
        isEmpty={companies.length === 0}
        emptyText="您名下暂无公司，请联系管理员进行添加"
        error={error}
      >
        <ChoiceList
          label="公司"
          choices={companies.map(({ companyNo, companyName, currentCompany }) => ({
            key: companyNo,
            text: companyName,
            ...(currentCompany && { aside: '当前公司' }),
          }))}
          chosen={picked}
          onChoose={(companyNo) => {
            pick(companyNo);
            setError('');
          }}
          error={error}
        />
      </ChooserState>
    </ChooserDialog>
  );
}
