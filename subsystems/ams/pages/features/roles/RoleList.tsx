import { Empty } from '@portal/ui/feedback/Empty';
import { Field } from '@portal/ui/forms/Field';
import { useState } from 'react';
import { type DraftedRole, stateWords } from './draft-overlay.ts';

interface RoleListProps {
  roles: readonly DraftedRole[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** The roles by name, filtered by what is typed; each is a button. */
export function RoleList({ roles, chosen, onChoose }: RoleListProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = roles.filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(wanted));
  return (
    <>
      <div className="roles-search">
        <Field
          label="查找角色"
          placeholder="名称或编码"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {found.length === 0 && <Empty text="没有匹配的角色" />}
      <ul>
        {found.map(({ code, name, members, state }) => (
          <li key={code}>
            <button
              type="button"
              aria-current={code === chosen || undefined}
              data-state={state}
              onClick={() => onChoose(code)}
            >
              <span className="ellipsis">{name}</span>
              <small>
                {state && `${stateWords[state]} · `}
                <span className="num">{members}</span> 人
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
