import {
  type AdministeredPerson,
  freezeEach,
  listPeople,
  peopleBatchMost,
  personActions,
} from '@portal/contract/administration/people';
import { useCallOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { DataTable } from '@portal/ui/data/DataTable';
import { countAway, type Selection } from '@portal/ui/grid/selection';
import { SelectionBar } from '@portal/ui/grid/SelectionBar';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { ReasonForm } from './drawer/ReasonForm.tsx';

interface PeopleBatchProps {
  selection: Selection<AdministeredPerson>;
  /** Those of the page that is shown. */
  rows: readonly AdministeredPerson[];
}

type Verb = '冻结' | '恢复';

/** Says how many people are selected, freezes or thaws each of them, and says of each what became of it. */
export function PeopleBatch({ selection, rows }: PeopleBatchProps) {
  const [verb, setVerb] = useState<Verb>();
  const [results, setResults] = useState<Result[]>();
  const { mutateAsync } = useCallOf(freezeEach, { refreshes: [listPeople], quiet: true });
  const people = [...selection.rows.values()];
  const isTooMany = people.length > peopleBatchMost;

  async function send(reason: string): Promise<void> {
    const ids = people.map(({ id }) => id);
    const made = await mutateAsync({ ids, status: verb === '冻结' ? '2' : '1', reason });
    const messages = new Map(made.map(({ id, message }) => [id, message]));
    setResults(people.map((person) => ({ person, message: messages.get(person.id) ?? null })));
    const refused = people.filter(({ id }) => messages.get(id) !== null);
    selection.onChange(new Map(refused.map((person) => [person.id, person])));
    setVerb(undefined);
  }
  return (
    <>
      <SelectionBar
        count={people.length}
        away={countAway(selection.rows, rows, ({ id }) => id)}
        onClear={() => selection.onChange(new Map<string, AdministeredPerson>())}
      >
        <Allowed action={personActions.freeze}>
          {isTooMany && <span>一次最多处理 {peopleBatchMost} 人</span>}
          {(['冻结', '恢复'] as const).map((each) => (
            <Button key={each} size="small" disabled={isTooMany} onClick={() => setVerb(each)}>
              批量{each}
            </Button>
          ))}
        </Allowed>
      </SelectionBar>
      {verb && (
        <Dialog title={`批量${verb}`} width={480} onClose={() => setVerb(undefined)}>
          <ReasonForm
            title={`${verb} ${people.length} 人`}
            note="逐人处理：不能处理的会说明原因，其余照常完成。"
            verb={verb}
            onCancel={() => setVerb(undefined)}
            onSend={send}
          />
        </Dialog>
      )}
      {results && <BatchResult results={results} onClose={() => setResults(undefined)} />}
    </>
  );
}

interface Result {
  person: AdministeredPerson;
  /** The words of the refusal; null where it was done. */
  message: string | null;
}

function BatchResult({ results, onClose }: { results: Result[]; onClose: () => void }) {
  const refused = results.filter(({ message }) => message !== null);
  return (
    <Dialog
      title="处理结果"
      width={560}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <p>
        成功 {results.length - refused.length} 人，未处理 {refused.length} 人
      </p>
      {refused.length > 0 && (
        <DataTable
          rows={refused}
          keyOf={({ person }) => person.id}
          columns={[
            {
              header: '人员',
              isRowHeader: true,
              cell: ({ person }) => `${person.realname} ${person.workNo}`,
            },
            { header: '原因', cell: ({ message }) => message },
          ]}
        />
      )}
    </Dialog>
  );
}
