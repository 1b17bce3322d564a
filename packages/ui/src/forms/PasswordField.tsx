import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from '../actions/IconButton.tsx';

/** A field whose text is seen only while the person wants to see it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'action'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          label={`显示${props.label}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Eye size={16} /> : <EyeOff size={16} />}
        </IconButton>
      }
    />
  );
}
