import { UploadField } from '@portal/subsystem/files/UploadField';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { FileList } from '@portal/ui/files/FileList';
import { Upload } from '@portal/ui/files/Upload';
import { RichText } from '@portal/ui/rich-text/RichText';
import { RichTextView } from '@portal/ui/rich-text/RichTextView';
import { type ComponentProps, useState } from 'react';
import { Example, longLabel, longText } from '../Example.tsx';
import { SystemPart } from '../SystemPart.tsx';

/** Files: chosen and uploaded, and those that are there. */
export const FilesPage = () => (
  <>
    <Example name="Upload">
      <Still label="空" />
      <Still label="图片" isPicture hint="最多 3 张，每张不超过 50 MB" most={3} files={there} />
      <Still
        label="上传中"
        pending={[
          { key: 'a', name: '门店装修合同.pdf', size: 24_117_248, share: 0.42 },
          { key: 'b', name: longText, size: 2_147_483_648, share: 0 },
        ]}
      />
      <Still
        label="失败"
        pending={[
          { key: 'a', name: '价格表.xlsx', size: 81_920, share: 0.1, problem: '网络已断开' },
        ]}
      />
      <Still label="有误" error="请上传合同扫描件" />
      <Still label="停用" files={there} disabled />
      <Still label={longLabel} files={there} most={2} />
    </Example>
    <Example name="FileList" isWide>
      <FileList
        label="附件"
        files={[
          { id: 'a', name: '门店装修合同.pdf', size: 24_117_248, thumbnail: null },
          {
            id: 'b',
            name: `${longLabel}.xlsx`,
            size: 4_200,
            thumbnail: null,
            aside: '苏锦禾 2026-11-20',
          },
        ]}
        onOpen={() => undefined}
      />
    </Example>
    <Example name="RichText, RichTextView" isWide>
      <LiveRichText label="陈列要求" first={letter} />
      <LiveRichText label="有误" first="" error="请输入陈列要求" />
      <RichText label="停用" html={letter} onChange={() => undefined} disabled />
      <RichTextView html={letter} />
    </Example>
    <SystemPart page={UploadFields} />
  </>
);

const there = [
  { id: '1', name: '橱窗.jpg', size: 3_355_443 },
  { id: '2', name: '吊顶.jpg', size: 812, problem: '已失效，请移除后重新上传' },
];

const letter =
  '<h2>主推区</h2><p>同款按小码到大码排列，<strong>价签朝外</strong>。</p><ul><li>模特每周一更换</li><li>缺码当日补齐</li></ul>';

interface LiveRichTextProps {
  label: string;
  first: string;
  error?: string;
}

function LiveRichText({ first, ...props }: LiveRichTextProps) {
  const [html, setHtml] = useState(first);
  return <RichText {...props} html={html} onChange={setHtml} />;
}

type StillProps = { label: string } & Partial<ComponentProps<typeof Upload>>;

/** An upload whose state stays as it is. */
const Still = ({ files = [], pending = [], most = 9, ...props }: StillProps) => (
  <Upload
    {...props}
    files={files}
    pending={pending}
    most={most}
    onPick={() => undefined}
    onRemove={() => undefined}
    onRetry={() => undefined}
    onCancel={() => undefined}
  />
);

function UploadFields() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <>
      <PageHeader title="上传" />
      <Example name="UploadField">
        <UploadField label="合同扫描件" value={ids} most={5} onChange={setIds} />
      </Example>
    </>
  );
}
