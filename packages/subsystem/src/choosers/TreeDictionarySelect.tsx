import { TreeSelect } from '@portal/ui/select/TreeSelect';
import { type ChooserProps, useChosenOptions } from './chooser.ts';
import { codeProblem, useDictionary } from './dictionary-options.ts';
import { nestedByValue } from './nested-by-value.ts';

interface TreeDictionarySelectProps extends ChooserProps {
  /** The code of the dictionary. */
  dictCode: string;
}

/**
 * A select over a dictionary whose items form a tree: one whose value begins with another's stands below it, as 3101
 * stands below 31. It makes no request; a stored value that is offered no more is shown with its label.
 */
export function TreeDictionarySelect(props: TreeDictionarySelectProps) {
  const { dictCode, error, ...field } = props;
  const { options, isLoading, isKnown } = useDictionary(dictCode);
  const chosen = useChosenOptions({
    dict: dictCode,
    values: isKnown ? field.value : [],
    known: options,
  });
  const offered = new Set(options.map(({ key }) => key));
  return (
    <TreeSelect
      {...field}
      error={codeProblem(dictCode, isLoading || isKnown) ?? error}
      nodes={nestedByValue(options)}
      former={chosen.filter(({ key }) => !offered.has(key))}
      status={isLoading ? 'loading' : 'ready'}
    />
  );
}
