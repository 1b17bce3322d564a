import { Field } from '@portal/ui/forms/Field';
import { percentIn, type TypedCanary } from './canary.ts';

interface CanaryFieldsProps {
  typed: TypedCanary;
  onType: (typed: TypedCanary) => void;
}

/** The fields of a trial's audience. */
export const CanaryFields = ({ typed, onType }: CanaryFieldsProps) => (
  <>
    <Field
      label="试用比例（%）"
      inputMode="numeric"
      value={typed.percent}
      maxLength={3}
      autoComplete="off"
      error={percentIn(typed.percent) === undefined ? '请填写 0 到 100 的整数' : undefined}
      hint="按人员计算，每次都是同一批人；只按门店试用时填 0"
      onChange={({ target }) => onType({ ...typed, percent: target.value })}
    />
    <Field
      label="试用门店"
      value={typed.stores}
      autoComplete="off"
      spellCheck={false}
      placeholder="门店编号，用空格或逗号分隔"
      hint="在这些门店工作的人都会试用"
      onChange={({ target }) => onType({ ...typed, stores: target.value })}
    />
  </>
);
