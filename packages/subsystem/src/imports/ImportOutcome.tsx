import {
  applyImport,
  getFaultSheet,
  getImport,
  type ImportMode,
  type ImportRun,
} from '@portal/contract/imports/imports';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Steps } from '@portal/ui/data/Steps';
import { Result } from '@portal/ui/feedback/Result';
import { RadioGroup } from '@portal/ui/fields/OptionGroup';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ImportFaults } from './ImportFaults.tsx';
import type { ImportSubjectProps } from './ImportPanel.tsx';
import { ImportParts } from './ImportParts.tsx';
import { saveSheetFile } from '../save-sheet.ts';
import { isUnderWay } from './use-import-run.ts';

interface ImportOutcomeProps extends Pick<ImportSubjectProps, 'isAllOnly'> {
  run: ImportRun;
  /** Begins with another file. */
  onAgain: () => void;
}

const steps = ['选择文件', '检查', '导入'];

/** An import from its check on: how far it is, what came of it, and what may be done next. */
export function ImportOutcome({ run, isAllOnly = false, onAgain }: ImportOutcomeProps) {
  const at = run.state === 'checking' || run.state === 'checked' ? 2 : 3;
  return (
    <div className="import-step">
      <Steps names={steps} at={at} />
      <p className="import-file">{run.fileName}</p>
      {isUnderWay(run) && <Progress run={run} />}
      {run.state === 'failed' && (
        <Result tone="bad" title="没有导入" text={run.problem ?? '导入没有完成，请重试'} />
      )}
      {!isUnderWay(run) && run.state !== 'failed' && <Counts run={run} />}
      {run.faults > 0 && !isUnderWay(run) && <Faults run={run} />}
      {run.state === 'checked' ? (
        <Choice run={run} isAllOnly={isAllOnly} onAgain={onAgain} />
      ) : (
        !isUnderWay(run) && (
          <div className="import-actions">
            <Button onClick={onAgain}>{run.state === 'done' ? '继续导入' : '重新上传'}</Button>
          </div>
        )
      )}
    </div>
  );
}

function Progress({ run: { state, done, total } }: { run: ImportRun }) {
  const isChecking = state === 'checking';
  const words = isChecking ? '正在检查' : '正在导入';
  const counted = isChecking
    ? `${done.toLocaleString()} 行`
    : `${done.toLocaleString()} / ${total.toLocaleString()} 行`;
  return (
    <div className="import-progress">
      <output>
        {words}：{counted}
      </output>
      <progress aria-label={words} {...(!isChecking && { value: done, max: Math.max(total, 1) })} />
      <p>可以离开此页，稍后回来查看。</p>
    </div>
  );
}

function Counts({ run }: { run: ImportRun }) {
  const { state, added, changed, same, wrongRows } = run;
  const would = state === 'done' ? '已' : '将';
  return (
    <>
      <output className="import-counts" data-state={state}>
        {would}新增 {added.toLocaleString()} 行，{would}修改 {changed.toLocaleString()} 行，
        {same.toLocaleString()} 行不变
        {wrongRows > 0 && `，${wrongRows.toLocaleString()} 行有错误`}
      </output>
      {run.parts.length > 0 && <ImportParts parts={run.parts} />}
      {run.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

function Faults({ run }: { run: ImportRun }) {
  const sheet = useCallOf(getFaultSheet);
  return (
    <>
      <ImportFaults run={run} />
      <div className="import-actions">
        <Button
          busy={sheet.isPending}
          onClick={() => sheet.mutate({ id: run.id }, { onSuccess: saveSheetFile })}
        >
          <Download size={15} aria-hidden="true" /> 下载错误清单
        </Button>
      </div>
    </>
  );
}

const modes = [
  { value: 'all', label: '全部成功才导入' },
  { value: 'good', label: '导入正确的行' },
] as const;

function Choice({ run, isAllOnly, onAgain }: ImportOutcomeProps & { isAllOnly: boolean }) {
  const [chosen, setChosen] = useState<ImportMode>('all');
  const apply = useCallOf(applyImport, { refreshes: [getImport] });
  const mode = isAllOnly ? 'all' : chosen;
  const isBlocked = mode === 'all' && run.faults > 0;
  const isNothing = run.added + run.changed === 0;
  return (
    <>
      {!isAllOnly && run.faults > 0 && (
        <RadioGroup label="有错误的行" options={modes} value={chosen} onChange={setChosen} />
      )}
      {isBlocked && <p>请改正错误后重新上传{!isAllOnly && '，或选择只导入正确的行'}。</p>}
      <div className="import-actions">
        <Button onClick={onAgain}>重新上传</Button>
        <Button
          kind="primary"
          disabled={isBlocked || isNothing}
          busy={apply.isPending}
          onClick={() => apply.mutate({ id: run.id, mode })}
        >
          {isNothing ? '没有可导入的内容' : '导入'}
        </Button>
      </div>
    </>
  );
}
