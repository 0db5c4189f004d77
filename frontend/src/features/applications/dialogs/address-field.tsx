import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getErrorMessage } from '../../../shared/api/api-error';
import { ISO_DATE_LENGTH } from '../../../shared/format/local-day';
import { Field } from '../../../shared/forms/field';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useReadPostingMutation } from '../application-edits-api';
import type { PostingOnPage } from '../application-edits-api';
import type { PostingValues } from './posting-fields';

/** The fields that a page fills in. */
export interface PageValues extends Omit<PostingValues, 'url'> {
  readonly text: string;
}

const toPageValues = (posting: PostingOnPage): PageValues => ({
  title: posting.title,
  company: posting.company,
  location: posting.location ?? '',
  salary: posting.salary ?? '',
  applyBy: posting.applyBy?.slice(0, ISO_DATE_LENGTH) ?? '',
  text: posting.text,
});

interface AddressFieldProps {
  readonly form: UseFormReturn<PageValues & Pick<PostingValues, 'url'>>;
  /** Called when the page at the address was read. */
  readonly onRead: () => void;
}

/** The address of a posting, with a button that fills in the form from the page. What the user typed stays. */
export function AddressField({ form, onRead }: AddressFieldProps) {
  const [readPosting, { isLoading }] = useReadPostingMutation();
  const [outcome, setOutcome] = useState<{ readonly error: unknown } | 'read'>();
  const lastPageValues = useRef<PageValues>(undefined);

  const fillIn = (posting: PostingOnPage): void => {
    const values = toPageValues(posting);
    for (const [name, value] of Object.entries(values) as [keyof PageValues, string][]) {
      const currentValue = form.getValues(name);
      const isTyped = currentValue !== '' && currentValue !== lastPageValues.current?.[name];
      if (!isTyped && value !== '') form.setValue(name, value, { shouldDirty: true, shouldValidate: false });
      if (value !== '') form.clearErrors(name);
    }
    lastPageValues.current = values;
  };

  const read = async (): Promise<void> => {
    if (isLoading) return;
    const url = form.getValues('url').trim();
    if (url === '') {
      form.setError(
        'url',
        { type: 'invalid', message: 'Please paste the address of the posting.' },
        { shouldFocus: true },
      );
      return;
    }
    form.clearErrors('url');
    setOutcome(undefined);
    try {
      fillIn(await readPosting(url).unwrap());
      setOutcome('read');
      onRead();
    } catch (error) {
      setOutcome({ error });
    }
  };

  return (
    <div>
      <div className="tr-address">
        <Field
          form={form}
          name="url"
          label="Address of the posting"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="We read the page once and keep its text, so it stays when the posting is taken down."
          maxLength={2_000}
        />
        <button type="button" className="btn btn-soft" aria-disabled={isLoading} onClick={() => void read()}>
          {isLoading ? <ButtonSpinner /> : <Icon name="magic" />}
          {isLoading ? 'Reading...' : 'Fill in from page'}
        </button>
      </div>
      <div role="status">
        {outcome === 'read' && (
          <div className="tr-note mt-2">
            <Icon name="check-lg" />
            <div>Filled in from the page. Please check it: the text may contain more than the posting.</div>
          </div>
        )}
      </div>
      {outcome !== undefined && outcome !== 'read' && (
        <div className="tr-note is-yellow mt-2" role="alert">
          <Icon name="exclamation-triangle" />
          <div>
            {getErrorMessage(outcome.error, 'The posting could not be read. Please fill in the fields yourself.')}
            <ErrorReference error={outcome.error} />
          </div>
        </div>
      )}
    </div>
  );
}
