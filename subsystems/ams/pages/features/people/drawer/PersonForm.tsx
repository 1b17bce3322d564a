import { getPerson, type PersonFile } from '@portal/contract/administration/memberships';
import {
  AdministeredPerson,
  editPerson,
  listPeople,
  personActions,
} from '@portal/contract/administration/people';
import { useCallOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import type { Leaving } from '@portal/subsystem/forms/use-leaving';
import { EarlierDraft } from '@portal/subsystem/records/form/EarlierDraft';
import { differingFrom, type TypedFields } from '@portal/subsystem/records/form/typed-values';
import { useDraft } from '@portal/subsystem/records/form/use-draft';
import { useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { refusalOf } from '@portal/ui/forms/refusal';
import { useForm } from '@portal/ui/forms/use-form';
import { useEffect, useState } from 'react';
import { sexOf, sexOptions } from '../labels.ts';
import { StateCell } from '../people-columns.tsx';
import { Difference } from './Difference.tsx';

export interface PersonFormProps {
  file: PersonFile;
  leaving: Leaving;
  onTakeUp: () => void;
  onThrownAway: () => void;
}

/** The facts about a person, changed where the user may. */
export function PersonForm({ file, ...leaving }: PersonFormProps) {
  const { person } = file;
  return (
    <div className="people-part">
      <Descriptions
        items={[
          { label: '工号', value: <span className="num">{person.workNo}</span> },
          { label: '状态', value: <StateCell {...person} /> },
          { label: '创建时间', value: <span className="num">{person.createTime}</span> },
        ]}
      />
      <Allowed action={personActions.edit} otherwise={<Facts person={person} />}>
        {file.isChangeable ? (
          <EditForm person={person} {...leaving} />
        ) : (
          <>
            <Facts person={person} />
            <p className="people-note">
              该人员属于其他租户，或拥有您没有的管理权限，不能在此修改。
            </p>
          </>
        )}
      </Allowed>
    </div>
  );
}

const sexWords = ['未说明', '男', '女'];

const Facts = ({ person }: { person: AdministeredPerson }) => (
  <Descriptions
    items={[
      { label: '姓名', value: person.realname },
      { label: '性别', value: sexWords[person.sex] },
      { label: '手机', value: person.phone ?? '—' },
      { label: '邮箱', value: person.email ?? '—' },
    ]}
  />
);

interface EditFormProps extends Omit<PersonFormProps, 'file'> {
  person: AdministeredPerson;
}

const valuesOf = ({ id, version, realname, sex, phone, email }: AdministeredPerson) => ({
  id,
  version,
  realname,
  sex: sexOf(String(sex)),
  phone: phone ?? '',
  email: email ?? '',
});

/** The facts that a draft has. */
const typedFactsOf = ({
  realname,
  sex = '',
  phone,
  email,
}: Record<'realname' | 'phone' | 'email', string> & { sex?: string | undefined }): TypedFields => ({
  realname,
  sex,
  phone,
  email,
});

/** Fields of a person. When somebody else saved meanwhile, the differing fields are shown, and saving goes over theirs. */
function EditForm({ person, leaving, onTakeUp, onThrownAway }: EditFormProps) {
  const [theirs, setTheirs] = useState<AdministeredPerson>();
  const [first] = useState(() => valuesOf(person));
  const { mutateAsync } = useCallOf(editPerson, {
    refreshes: [getPerson, listPeople],
    quiet: true,
  });
  const { props, field, control, alert, isBusy, isDirty, values } = useForm({
    schema: editPerson.input,
    values: first,
    onSend: async (form) => {
      const version = theirs?.version ?? form.version;
      await mutateAsync({ ...form, version }).catch((error: unknown) => {
        setTheirs(newerIn(error));
        throw error;
      });
      setTheirs(undefined);
      draft.end();
      notify({ kind: 'success', text: '已保存' });
    },
  });
  const draft = useDraft({
    name: `people/${person.id}`,
    title: `人员 ${person.realname}`,
    changed: differingFrom(typedFactsOf(first), typedFactsOf(values)),
    onTakeUp,
    onThrownAway,
  });
  useUnsaved(isDirty);
  const { keep } = draft;
  useEffect(() => leaving.note(isDirty ? keep : undefined));
  const sex = control('sex');
  function takeEarlier({ realname, sex: earlierSex, phone, email }: TypedFields): void {
    if (typeof realname === 'string') control('realname').onChange(realname);
    if (typeof earlierSex === 'string') sex.onChange(sexOf(earlierSex));
    if (typeof phone === 'string') control('phone').onChange(phone);
    if (typeof email === 'string') control('email').onChange(email);
    draft.dismiss();
  }
  return (
    <form {...props} className="people-form">
      <EarlierDraft draft={draft} onTake={takeEarlier} />
      <FormAlert>{alert}</FormAlert>
      {theirs && <Difference mine={values} theirs={valuesOf(theirs)} />}
      <div className="people-pair">
        <Field {...field('realname')} label="姓名" autoComplete="off" maxLength={40} />
        <SelectField
          label="性别"
          none="未说明"
          options={sexOptions}
          value={sex.value === '0' ? '' : sex.value}
          onChange={({ target }) => sex.onChange(sexOf(target.value))}
        />
      </div>
      <div className="people-pair">
        <Field {...field('phone')} label="手机" inputMode="tel" autoComplete="off" />
        <Field {...field('email')} label="邮箱" inputMode="email" autoComplete="off" />
      </div>
      <p className="people-ways">
        <Button kind="primary" type="submit" busy={isBusy} disabled={!isDirty}>
          {theirs ? '按我的内容保存' : '保存'}
        </Button>
      </p>
    </form>
  );
}

/** The newer person that a refusal of a stale version brings; undefined for other failures. */
function newerIn(error: unknown): AdministeredPerson | undefined {
  if (refusalOf(error).reason !== 'person.changed' || !(error instanceof Error)) return undefined;
  const result: unknown = Reflect.get(error, 'result');
  return AdministeredPerson.safeParse(result).data;
}
