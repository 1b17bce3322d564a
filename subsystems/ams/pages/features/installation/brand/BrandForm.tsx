import {
  brandActions,
  BrandFields,
  brandWordLabels,
  type EditedBrand,
  listBrandRevisions,
  readBrand,
  saveBrand,
} from '@portal/contract/administration/brand';
import { brandWords } from '@portal/contract/brand';
import { useCallOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { RadioGroup } from '@portal/ui/fields/OptionGroup';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Panel } from '@portal/ui/layout/Panel';
import { type DyeKey, dyes } from '@portal/ui/tokens/tokens';
import { BrandPreview } from './BrandPreview.tsx';
import { PictureField } from './PictureField.tsx';

interface BrandFormProps {
  brand: EditedBrand;
}

/** Writes the brand; the preview beside it shows the sign-in page as it would be. */
export function BrandForm({ brand: { fields, revision, shown } }: BrandFormProps) {
  const { mutateAsync } = useCallOf(saveBrand, {
    refreshes: [readBrand, listBrandRevisions],
    quiet: true,
  });
  const { props, field, control, alert, isBusy, isDirty, values } = useForm({
    schema: BrandFields,
    values: fields,
    onSend: async (written) => {
      await mutateAsync({ ...written, revision });
      notify({ kind: 'success', text: '品牌已更新，新打开的页面将使用它' });
    },
  });
  useUnsaved(isDirty);
  const dye = control('dye');
  return (
    <Panel title="内容">
      <form {...props} className="brand-form">
        <div className="brand-fields">
          <FormAlert>{alert}</FormAlert>
          {brandWords.map((word) => (
            <Field key={word} {...field(word)} label={brandWordLabels[word]} autoComplete="off" />
          ))}
          <PictureField
            label="标志"
            hint="正方形 PNG，至少 120 像素；不上传则使用平台自带的标志"
            current={shown.logo}
            stored={fields.logo}
            {...control('logo')}
          />
          <PictureField
            label="登录页图片"
            hint="显示在登录页左侧，建议 1600 × 1800 像素；不上传则使用平台自带的图案"
            current={shown.picture}
            stored={fields.picture}
            {...control('picture')}
          />
          <RadioGroup<DyeKey>
            label="默认主题色"
            hint="未自行选择主题色的用户使用它"
            options={dyes.map(({ key, name }) => ({ value: key, label: name }))}
            value={dyes.find(({ key }) => key === dye.value)?.key ?? ''}
            error={dye.error}
            onChange={dye.onChange}
          />
        </div>
        <BrandPreview values={values} shown={shown} stored={fields} />
        <Allowed action={brandActions.edit}>
          <p className="brand-ways">
            <Button kind="primary" type="submit" busy={isBusy} disabled={!isDirty}>
              保存并启用
            </Button>
          </p>
        </Allowed>
      </form>
    </Panel>
  );
}
