import {
  getDictionary,
  importDictionaryItems,
  type ItemImport,
  listDictionaryChanges,
} from '@portal/contract/administration/dictionaries';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';

const refreshes = [getDictionary, listDictionaryChanges];

/** Imports a sheet of items: what would come of it is shown first, and nothing is saved while a row is wrong. */
export function ImportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const [sheet, setSheet] = useState('');
  const trial = useCallOf(importDictionaryItems);
  const save = useCallOf(importDictionaryItems, { refreshes });
  async function read(file: File | undefined): Promise<void> {
    trial.reset();
    const text = (await file?.text()) ?? '';
    setSheet(text);
    if (text !== '') trial.mutate({ dictId: code, sheet: text, trial: true });
  }
  const found = trial.data;
  const isReady = found && found.wrong.length === 0 && found.added + found.changed > 0;
  return (
    <Dialog
      title="导入字典项"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={!isReady}
            busy={save.isPending}
            onClick={() =>
              save.mutate(
                { dictId: code, sheet, trial: false },
                {
                  onSuccess: ({ added, changed }) => {
                    notify({
                      kind: 'success',
                      text: `已导入：新增 ${added} 项，修改 ${changed} 项`,
                    });
                    onClose();
                  },
                },
              )
            }
          >
            导入
          </Button>
        </>
      }
    >
      <div className="dictionary-form">
        <p>
          CSV
          表格（UTF-8），列与“导出”的文件相同。表中没有的字典项保持不变；有一行不正确则全部不导入。
        </p>
        <label className="dictionary-file">
          <span>表格文件</span>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </label>
        <div aria-live="polite">{found && <Outcome found={found} />}</div>
      </div>
    </Dialog>
  );
}

/** The effect of an import, or the faults that keep it from being done. */
const Outcome = ({ found: { added, changed, same, wrong } }: { found: ItemImport }) =>
  wrong.length === 0 ? (
    <p>
      新增 {added} 项，修改 {changed} 项，{same} 项不变。
    </p>
  ) : (
    <ul className="dictionary-wrong">
      {wrong.slice(0, 50).map(({ row, words }) => (
        <li key={`${row} ${words}`}>
          第 {row} 行：{words}
        </li>
      ))}
      {wrong.length > 50 && <li>另有 {wrong.length - 50} 行不正确</li>}
    </ul>
  );
