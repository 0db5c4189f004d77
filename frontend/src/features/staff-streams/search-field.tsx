import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { TextField } from '../../shared/forms/text-field';
import { Icon } from '../../shared/ui/icon';
import { describeTarget, findTarget } from './find-target';
import { useStreamsUrl } from './streams-url';

/** One field for the name of a stream, an id, or the reference that a person quoted. It decides what to open. */
export function SearchField() {
  const { open } = useStreamsUrl();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const target = findTarget(text);
    setError(target.kind === 'none' ? target.reason : undefined);
    if (target.kind === 'none') return;
    setText('');
    open(target.kind === 'stream' ? { stream: target.stream } : { graph: target.id });
  };

  return (
    <form role="search" aria-label="Open a stream or an id" noValidate onSubmit={submit}>
      <div className="tr-search">
        <TextField
          label="Stream, id or reference"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          {...(error === undefined ? { hint: describeTarget(text) } : { error })}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <button type="submit" className="btn btn-primary">
          <Icon name="search" />
          Open
        </button>
      </div>
    </form>
  );
}
