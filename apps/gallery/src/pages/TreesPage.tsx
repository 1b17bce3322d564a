import { Transfer } from '@portal/ui/fields/Transfer';
import { CheckList } from '@portal/ui/fields/CheckList';
import { CheckTree } from '@portal/ui/select/CheckTree';
import { Tree } from '@portal/ui/select/Tree';
import { TreeSelect } from '@portal/ui/select/TreeSelect';
import { SortableTree } from '@portal/ui/sortable/SortableTree';
import { type ComponentProps, useState } from 'react';
import { Example, longLabel } from '../Example.tsx';

const nodes = [
  {
    key: 'hq',
    text: '集团总部',
    children: [
      {
        key: 'retail',
        text: '零售运营中心',
        children: [
          { key: 'east', text: '华东大区' },
          { key: 'north', text: '华北大区' },
        ],
      },
      { key: 'goods', text: '商品运营中心' },
      { key: 'long', text: longLabel },
    ],
  },
];
const manyNodes = Array.from({ length: 100 }, (_, area) => ({
  key: `A${area}`,
  text: `第 ${area + 1} 区`,
  children: Array.from({ length: 100 }, (__, at) => ({
    key: `A${area}-${at}`,
    text: `第 ${area + 1} 区第 ${at + 1} 店`,
  })),
}));
const stores = Array.from({ length: 10_000 }, (_, at) => ({
  key: `S${at}`,
  text: `第 ${at + 1} 家门店`,
  aside: `S${10_000 + at}`,
}));

/** Parts for trees and long lists. */
export const TreesPage = () => (
  <>
    <Example name="TreeSelect">
      <LiveTreeSelect label="部门" first={[]} />
      <LiveTreeSelect label="多选部门" first={['east', 'goods']} isMultiple />
      <LiveTreeSelect label="一万个节点" first={[]} nodes={manyNodes} />
      <LiveTreeSelect label="有误" first={[]} error="请选择部门" />
      <LiveTreeSelect label="没有取到" first={[]} nodes={[]} status="failed" hint="可重试" />
      <LiveTreeSelect label="不可用" first={['east']} disabled />
    </Example>
    <Example name="Tree">
      <LiveTree label="部门树" nodes={nodes} />
      <div className="gallery-scroller">
        <LiveTree label="门店树" nodes={manyNodes} />
      </div>
    </Example>
    <Example name="CheckTree">
      <LiveCheckTree label="可见部门" nodes={nodes} />
      <LiveCheckTree label="不可用的部门" nodes={nodes} disabled />
    </Example>
    <Example name="SortableTree">
      <LiveSortableTree label="部门顺序" nodes={nodes} />
      <LiveSortableTree label="一万家门店的顺序" nodes={manyNodes} />
      <LiveSortableTree label="不可移动的部门" nodes={nodes} isLocked />
    </Example>
    <Example name="Transfer" isWide>
      <LiveTransfer label="参与门店" first={['S3', 'S5']} hint="至多 200 家" />
      <LiveTransfer label="没有选项" first={[]} options={[]} error="请选择门店" />
      <LiveTransfer label="不可用的" first={['S1']} options={stores.slice(0, 3)} disabled />
    </Example>
    <Example name="CheckList">
      <LiveCheckList label="门店" options={stores} />
      <LiveCheckList label="不可用的门店" options={stores.slice(0, 3)} disabled />
    </Example>
  </>
);

type TreeSelectProps = ComponentProps<typeof TreeSelect>;

function LiveTreeSelect({
  first,
  ...field
}: Omit<TreeSelectProps, 'nodes' | 'value' | 'onChange'> & {
  first: string[];
  nodes?: TreeSelectProps['nodes'];
}) {
  const [value, setValue] = useState(first);
  return <TreeSelect nodes={nodes} {...field} value={value} onChange={setValue} />;
}

function LiveTree(props: Pick<ComponentProps<typeof Tree>, 'label' | 'nodes'>) {
  const [chosen, setChosen] = useState<string>();
  return <Tree {...props} chosen={chosen} onChoose={({ key }) => setChosen(key)} />;
}

function LiveCheckTree(
  props: Pick<ComponentProps<typeof CheckTree>, 'label' | 'nodes' | 'disabled'>,
) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['retail']));
  const toggle = ({ key }: { key: string }) =>
    setChecked(
      new Set(checked.has(key) ? [...checked].filter((each) => each !== key) : [...checked, key]),
    );
  return <CheckTree {...props} checked={checked} onToggle={toggle} />;
}

interface LiveSortableTreeProps extends Pick<
  ComponentProps<typeof SortableTree>,
  'label' | 'nodes'
> {
  isLocked?: boolean;
}

/** Says below the tree where a node was put; the nodes stay as they are. */
function LiveSortableTree({ isLocked = false, ...tree }: LiveSortableTreeProps) {
  const [said, setSaid] = useState('');
  return (
    <div>
      <div className="gallery-box">
        <SortableTree
          {...tree}
          onMove={
            isLocked
              ? undefined
              : ({ key, parent = '顶层', before = '末尾' }) =>
                  setSaid(`${key} → ${parent}，${before}`)
          }
          onChoose={setSaid}
        >
          {({ text }) => text}
        </SortableTree>
      </div>
      <output>{said}</output>
    </div>
  );
}

type TransferProps = ComponentProps<typeof Transfer>;

function LiveTransfer({
  first,
  ...field
}: Omit<TransferProps, 'options' | 'value' | 'onChange'> & {
  first: string[];
  options?: TransferProps['options'];
}) {
  const [value, setValue] = useState(first);
  return <Transfer options={stores} {...field} value={value} onChange={setValue} />;
}

function LiveCheckList(props: Omit<ComponentProps<typeof CheckList>, 'checked' | 'onChange'>) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['S1']));
  return <CheckList {...props} checked={checked} onChange={setChecked} />;
}
