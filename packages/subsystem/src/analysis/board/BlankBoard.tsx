import {
  contextKindOf,
  contextFields,
  contextNames,
} from '@portal/contract/workplace/work-context';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { useChosen } from '../../session.ts';
import { useShell } from '../../shell.ts';

/** In place of a board without any figures: what it waits for, and the way to that. */
export function BlankBoard({ text }: { text: string }) {
  const { key, chooseContext } = useShell();
  const chosen = useChosen();
  const kind = contextKindOf[key];
  const isWaiting = kind !== undefined && chosen[contextFields[kind].member] === null;
  return (
    <Panel className="board-blank">
      <Empty
        text={text}
        action={
          isWaiting && (
            <Button kind="primary" onClick={chooseContext}>
              选择{contextNames[kind]}
            </Button>
          )
        }
      />
    </Panel>
  );
}
