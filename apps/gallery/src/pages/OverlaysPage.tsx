import { Button } from '@portal/ui/actions/Button';
import { IconButton } from '@portal/ui/actions/IconButton';
import { notify } from '@portal/ui/feedback/notify';
import { Toaster } from '@portal/ui/feedback/Toaster';
import { confirm } from '@portal/ui/overlays/confirm';
import { ConfirmHost } from '@portal/ui/overlays/ConfirmHost';
import { ContextMenu } from '@portal/ui/overlays/ContextMenu';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { DropdownMenu } from '@portal/ui/overlays/DropdownMenu';
import { Popover } from '@portal/ui/overlays/Popover';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Example, longLabel, longText } from '../Example.tsx';

const nothing = () => undefined;
const groups = [
  [
    { key: 'export', label: '导出', onSelect: nothing },
    { key: 'print', label: '打印', hint: 'Ctrl+P', onSelect: nothing },
    { key: 'long', label: longLabel, onSelect: nothing },
  ],
  [
    { key: 'merge', label: '合并', disabled: true, hint: '请先选择两行', onSelect: nothing },
    { key: 'delete', label: '删除', danger: true, onSelect: nothing },
  ],
];

/** Buttons, and what opens above a page. */
export const OverlaysPage = () => (
  <>
    <Example name="Button" isWide>
      {(['default', 'primary', 'danger', 'text'] as const).map((kind) => (
        <div key={kind} className="gallery-row">
          <Button kind={kind}>保存</Button>
          <Button kind={kind} size="small">
            小号
          </Button>
          <Button kind={kind} size="large">
            大号
          </Button>
          <Button kind={kind} busy>
            正在保存
          </Button>
          <Button kind={kind} disabled>
            不可用
          </Button>
        </div>
      ))}
      <div className="gallery-row">
        <IconButton label="新建">
          <Plus size={16} />
        </IconButton>
        <IconButton label="不可新建" disabled>
          <Plus size={16} />
        </IconButton>
      </div>
    </Example>
    <Example name="DropdownMenu">
      <DropdownMenu label="更多操作" groups={groups} trigger={{ children: '更多' }} />
      <PlaceWithMenu />
    </Example>
    <Example name="Popover">
      <Popover label="说明" width={280} trigger={{ children: '查看说明' }}>
        <p className="gallery-padded">{longText}</p>
      </Popover>
    </Example>
    <Example name="Dialog">
      <LiveDialog name="对话框" />
      <LiveDialog name="右侧抽屉" side="right" />
      <LiveDialog name="必须处理" forced />
    </Example>
    <Example name="confirm">
      <Button onClick={() => void confirm({ title: '删除这张调拨单？', danger: true })}>
        删除
      </Button>
      <ConfirmHost />
    </Example>
    <Example name="notify">
      <div className="gallery-row">
        {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
          <Button key={kind} onClick={() => void notify({ kind, text: '调拨单已提交' })}>
            {kind}
          </Button>
        ))}
        <Button onClick={() => void notify({ kind: 'error', title: '提交失败', text: longText })}>
          卡片
        </Button>
      </div>
      <Toaster />
    </Example>
  </>
);

function LiveDialog({ name, ...dialog }: { name: string; side?: 'right'; forced?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && (
        <Dialog
          {...dialog}
          title={name}
          onClose={close}
          footer={<Button onClick={close}>知道了</Button>}
        >
          {longText}
        </Dialog>
      )}
    </>
  );
}

function PlaceWithMenu() {
  const [at, setAt] = useState<{ x: number; y: number }>();
  return (
    <>
      <Button
        onContextMenu={(event) => {
          event.preventDefault();
          setAt({ x: event.clientX, y: event.clientY });
        }}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          setAt({ x: left, y: bottom });
        }}
      >
        右键菜单
      </Button>
      {at && (
        <ContextMenu label="行操作" at={at} groups={groups} onClose={() => setAt(undefined)} />
      )}
    </>
  );
}
