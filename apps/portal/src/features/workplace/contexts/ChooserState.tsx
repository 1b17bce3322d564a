import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Skeleton } from '@portal/ui/feedback/Skeleton';

interface ChooserStateProps {
  answer: { isPending: boolean; isFetching: boolean; isError: boolean; refetch: () => unknown };
  /** Text for an empty list. */
  emptyText: string;
  /** Error, where no list can show it. */
  error: string;
}

/** Shown instead of a list of choices: loading, failed or empty. */
export function ChooserState({ answer, emptyText, error }: ChooserStateProps) {
  if (answer.isPending) return <Skeleton lines={6} label="正在加载可选项" />;
  return (
    <div className="chooser-state">
      {answer.isError ? (
        <Empty
          text="列表暂时无法取得，请稍后重试"
          action={
            <Button busy={answer.isFetching} onClick={() => void answer.refetch()}>
              重试
            </Button>
          }
        />
      ) : (
        <Empty text={emptyText} />
      )}
      {error && <FormAlert>{error}</FormAlert>}
    </div>
  );
}
