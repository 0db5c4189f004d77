import type { FoundBy } from '@trackrecord/contracts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { TextField } from '../../shared/forms/text-field';
import { FOUND_BY_LABELS } from '../../shared/staff/access-labels';
import { useSearchPersonMutation } from '../../shared/staff/staff-api';
import { ErrorReference } from '../../shared/ui/error-reference';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { classifySearch, toSearchBody } from './search-query';

interface SearchFormProps {
  /** Gets the consent code that the person was found by, if they were found by one. */
  readonly onFound: (uid: string, code: string | undefined) => void;
  /** Whether a person is shown below, whose form has the button that is pressed next. */
  readonly isPersonShown: boolean;
}

const NOT_FOUND: Readonly<Record<FoundBy, string>> = {
  email: 'No account has exactly this email address.',
  uid: 'No account has this user id.',
  number:
    'No recorded request has this reference. A request that never reached the server, for example without a network connection, is not recorded.',
  code: 'No account has this consent code, and no recorded request has this reference. A request that never reached the server, for example without a network connection, is not recorded.',
};

const INVALID = 'Enter a whole email address, user id, reference or consent code.';

/** Finds a person by one exact text. It is sent as a POST and appears in no URL. */
export function SearchForm({ onFound, isPersonShown }: SearchFormProps) {
  const [text, setText] = useState('');
  const [validationError, setValidationError] = useState<string>();
  const [notFoundBy, setNotFoundBy] = useState<FoundBy>();
  const [foundUids, setFoundUids] = useState<readonly string[]>([]);
  const [search, { isLoading, error, reset }] = useSearchPersonMutation();

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    setNotFoundBy(undefined);
    setFoundUids([]);
    const body = toSearchBody(text);
    setValidationError(body === undefined ? INVALID : undefined);
    if (body === undefined) return;
    const { data } = await search(body);
    if (data?.found === false) setNotFoundBy(classifySearch(text));
    if (data?.found !== true) return;
    const { uid, otherUids = [] } = data;
    reset();
    if (otherUids.length > 0) {
      // The text stays, since the note below is about it.
      setFoundUids([uid, ...otherUids]);
      return;
    }
    setText('');
    onFound(uid, 'code' in body ? body.code : undefined);
  };

  const hint =
    text.trim() === ''
      ? 'Only exact matches are found. The search is recorded, but not what you typed.'
      : `Searched as ${FOUND_BY_LABELS[classifySearch(text)]}.`;

  return (
    <form role="search" aria-label="Find a person" noValidate onSubmit={(event) => void submit(event)}>
      <div className="tr-search">
        <TextField
          label="Email, user id, reference or consent code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          hint={hint}
          {...(validationError !== undefined && { error: validationError })}
          onChange={({ target }) => {
            setText(target.value);
            setValidationError(undefined);
          }}
        />
        <button type="submit" className={isPersonShown ? 'btn btn-plain' : 'btn btn-primary'} aria-disabled={isLoading}>
          {isLoading ? <ButtonSpinner /> : <Icon name="search" />}
          {isLoading ? 'Searching...' : 'Find'}
        </button>
      </div>
      <div role="status">
        {foundUids.length > 0 && (
          <div className="tr-note is-yellow mt-3">
            <Icon name="info-circle" />
            <div className="tr-stack tr-gap-xs">
              <span>
                {foundUids.length} people have a request with this reference. Ask the person to copy the whole
                reference, or choose an account:
              </span>
              {foundUids.map((uid) => (
                <button
                  key={uid}
                  type="button"
                  className="tr-link-button tr-mono"
                  onClick={() => onFound(uid, undefined)}
                >
                  {uid}
                </button>
              ))}
            </div>
          </div>
        )}
        {notFoundBy !== undefined && (
          <div className="tr-note is-yellow mt-3">
            <Icon name="info-circle" />
            <div>{NOT_FOUND[notFoundBy]}</div>
          </div>
        )}
      </div>
      <div role="alert">
        {error !== undefined && !isLoading && (
          <div className="tr-note is-red mt-3">
            <Icon name="exclamation-circle" />
            <div>
              {getErrorMessage(error, 'The search failed. Please try again.')}
              <ErrorReference error={error} />
            </div>
          </div>
        )}
      </div>
    </form>
  );
}
