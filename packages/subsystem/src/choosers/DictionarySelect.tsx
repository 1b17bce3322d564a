import { ComboboxField } from '@portal/ui/select/ComboboxField';
import { type ChooserProps, useChosenOptions } from './chooser.ts';
import { codeProblem, useDictionary } from './dictionary-options.ts';

interface DictionarySelectProps extends ChooserProps {
  /** The code of the dictionary. */
  dictCode: string;
}

/**
 * A select over a dictionary of the browser: it makes no request, and an open one follows a change by an administrator.
 * A stored value that is offered no more is shown with its label and is not in the list.
 */
export function DictionarySelect(props: DictionarySelectProps) {
  const { dictCode, value, onChange, error, ...field } = props;
  const { options, isLoading, isKnown } = useDictionary(dictCode);

  return (
    <ComboboxField
      {...field}
      error={codeProblem(dictCode, isLoading || isKnown) ?? error}
      chosen={useChosenOptions({ dict: dictCode, values: isKnown ? value : [], known: options })}
      options={options}
      status={isLoading ? 'loading' : 'ready'}
      onChange={(selected) => onChange(selected.map(({ key }) => key))}
    />
  );
}
