import { Button } from '@portal/ui/actions/Button';
import { Result } from '@portal/ui/feedback/Result';
import { Transfer } from '@portal/ui/fields/Transfer';
import { TreeSelect } from '@portal/ui/select/TreeSelect';
import { useState } from 'react';

const categories = [
  { key: 'tops', text: '上装', children: [{ key: 'shirts', text: '衬衫' }] },
  { key: 'bottoms', text: '下装', children: [{ key: 'jeans', text: '牛仔裤' }] },
];
const stores = [
  { key: 'S10001', text: '南京西路店' },
  { key: 'S10002', text: '三里屯店' },
  { key: 'S10003', text: '春熙路店' },
];

/** Chooses categories of a tree and stores of a list, and tells what became of it. */
export function CampaignStores() {
  const [category, setCategory] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [isDone, setDone] = useState(false);
  if (isDone) {
    const again = <Button onClick={() => setDone(false)}>继续修改</Button>;
    return <Result tone="good" title={`${chosen.length} 家门店参加活动`} actions={again} />;
  }
  return (
    <>
      <TreeSelect
        label="活动品类"
        nodes={categories}
        value={category}
        onChange={setCategory}
        isMultiple
      />
      <Transfer
        label="活动门店"
        titles={['可选门店', '活动门店']}
        options={stores}
        value={chosen}
        onChange={setChosen}
      />
      <Button kind="primary" disabled={chosen.length === 0} onClick={() => setDone(true)}>
        确定
      </Button>
    </>
  );
}
