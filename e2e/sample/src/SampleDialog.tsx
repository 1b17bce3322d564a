import { useUnsaved } from '@portal/subsystem/session';
import { useState } from 'react';

/** A form that comes and goes while its page stays. */
export function SampleDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起备注' : '写备注'}
      </button>
      {isOpen && <Note />}
    </>
  );
}

function Note() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <label>
      备注 <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
