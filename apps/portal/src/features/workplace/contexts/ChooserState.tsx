import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Skeleton } from '@portal/ui/feedback/Skeleton';

interface ChooserStateProps {
  answer: { isPending: boolean; isFetching: boolean; isError: boolean; refetch: () => unknown };
  /** What is said when there is nothing to choose from. */
  emptyText: string;
  /** What is wrong, where no list stands that could say it. */
  error: string;
}

/** In place of a list of choices: they are on their way, did not come, or there are none. */
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
