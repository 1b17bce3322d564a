import { getImportTemplate, type ImportRun, startImport } from '@portal/contract/imports/imports';
import { isUnfinished } from '@portal/contract/files/files';
import { CallProblem } from '@portal/client/problems';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
// By its name: a system takes it from the shell, whose session it uses.
import { UploadField } from '@portal/subsystem/files/UploadField';
import type { ImportSubjectProps } from './ImportPanel.tsx';
import { saveSheetFile } from '../save-sheet.ts';

interface ImportFileProps extends ImportSubjectProps {
  onBegun: (run: ImportRun) => void;
}

const sheetHint =
  'xlsx 或 csv，第一行为列名；最多 200 列、200,000 行。先检查，确认后才导入；同一文件重复导入不会产生重复数据。';

/** The first step: the template, and the file. */
export function ImportFile({
  subject,
  noun,
  hasTemplate = true,
  accept = '.xlsx,.csv',
  hint,
  onBegun,
}: ImportFileProps) {
  const [files, setFiles] = useState<string[]>([]);
  const start = useCallOf(startImport, { quiet: true });
  const template = useCallOf(getImportTemplate);
  const [fileId] = files;
  const isReady = fileId !== undefined && !isUnfinished(fileId);
  return (
    <div className="import-step">
      {hasTemplate && (
        <Button
          busy={template.isPending}
          onClick={() => template.mutate({ subject }, { onSuccess: saveSheetFile })}
        >
          <Download size={15} aria-hidden="true" /> 下载模板
        </Button>
      )}
      <UploadField
        label={`${noun}文件`}
        value={files}
        onChange={(ids) => {
          start.reset();
          setFiles(ids);
        }}
        most={1}
        accept={accept}
        hint={hint ?? sheetHint}
        error={start.error ? wordsOf(start.error) : undefined}
      />
      <Button
        kind="primary"
        disabled={!isReady}
        busy={start.isPending}
        onClick={() =>
          fileId && start.mutate({ subject, fileId }, { onSuccess: (run) => onBegun(run) })
        }
      >
        开始检查
      </Button>
    </div>
  );
}

const wordsOf = (error: Error): string =>
  error instanceof CallProblem ? error.said : '检查没有开始，请重试';
