import { canonicalLinkedInUrl, isLinkedInUrl } from '@trackrecord/contracts/profile/linkedin-url';
import type { ClipboardEvent, FocusEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from './field';

interface LinkedInFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly required?: boolean;
  /** Sets the field to the canonical address. */
  readonly onCanonical: (url: string) => void;
}

/** How a canonical address is set: as if the person had typed it. */
export const AS_TYPED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** A LinkedIn address: what is pasted or typed becomes the canonical address, which the field then shows. */
export function LinkedInField<Values extends FieldValues>({ onCanonical, ...field }: LinkedInFieldProps<Values>) {
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const url = canonicalLinkedInUrl(event.clipboardData.getData('text'));
    if (!isLinkedInUrl(url)) return;
    event.preventDefault();
    onCanonical(url);
  };

  const handleBlur = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>): void => {
    const address = canonicalLinkedInUrl(value);
    if (address !== value) onCanonical(address);
  };

  return (
    <Field
      {...field}
      label="LinkedIn URL"
      type="url"
      inputMode="url"
      placeholder="https://www.linkedin.com/in/username"
      onPaste={handlePaste}
      onBlurCapture={handleBlur}
    />
  );
}
