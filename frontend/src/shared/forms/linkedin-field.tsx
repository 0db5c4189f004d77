import { toCanonicalLinkedInUrl, isLinkedInUrl } from '@trackrecord/contracts/profile/linkedin-url';
import type { ClipboardEvent, FocusEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from './field';
import type { FormField } from './field';

interface LinkedInFieldProps<Values extends FieldValues> extends FormField<Values> {
  readonly required?: boolean;
  /** Called to set the field to the canonical URL. */
  readonly onCanonicalUrl: (url: string) => void;
}

/** Options to set the canonical URL as if the user had typed it. */
export const USER_EDIT_OPTIONS = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** A LinkedIn URL; replaces pasted or typed text with the canonical URL. */
export function LinkedInField<Values extends FieldValues>({ onCanonicalUrl, ...field }: LinkedInFieldProps<Values>) {
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const url = toCanonicalLinkedInUrl(event.clipboardData.getData('text'));
    if (!isLinkedInUrl(url)) return;
    event.preventDefault();
    onCanonicalUrl(url);
  };

  const handleBlur = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>): void => {
    const canonicalUrl = toCanonicalLinkedInUrl(value);
    if (canonicalUrl !== value) onCanonicalUrl(canonicalUrl);
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
