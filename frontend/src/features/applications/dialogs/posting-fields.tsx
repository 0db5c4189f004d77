import type { PostingFacts } from '@trackrecord/contracts';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { PostingInput } from '../../../shared/applications/applications-api';
import { ISO_DATE_LENGTH } from '../../../shared/format/local-day';
import { Field } from '../../../shared/forms/field';
import { narrowForm } from '../../../shared/forms/narrow-form';
import { toOptionalText, requireTexts } from './form-values';

/** The facts of a posting in a form. `applyBy` is a day. */
export interface PostingValues {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly salary: string;
  readonly url: string;
  readonly applyBy: string;
}

export const POSTING_FIELD_NAMES: readonly FieldPath<PostingValues>[] = [
  'title',
  'company',
  'location',
  'salary',
  'url',
  'applyBy',
];

/** Returns the values of a form; empty without a posting. */
export const toPostingValues = (posting?: PostingFacts): PostingValues => ({
  title: posting?.title ?? '',
  company: posting?.company ?? '',
  location: posting?.location ?? '',
  salary: posting?.salary ?? '',
  url: posting?.url ?? '',
  applyBy: posting?.applyBy?.slice(0, ISO_DATE_LENGTH) ?? '',
});

/** Returns the posting of a form. `jobId`, the id of the posting in the jobs list, is kept as it is. */
export const toPosting = (values: PostingValues, jobId?: string): PostingInput => ({
  title: values.title,
  company: values.company,
  location: toOptionalText(values.location),
  salary: toOptionalText(values.salary),
  url: toOptionalText(values.url),
  applyBy: toOptionalText(values.applyBy),
  jobId,
});

export const validatePosting = (values: PostingValues) =>
  requireTexts(values, { title: 'Please enter the title of the job.', company: 'Please enter the company.' });

interface PostingFieldsProps<Values extends PostingValues> {
  readonly form: UseFormReturn<Values>;
  /** False if the form has a field for the address elsewhere. */
  readonly hasAddress?: boolean;
}

/** The fields of a posting. */
export function PostingFields<Values extends PostingValues>(props: PostingFieldsProps<Values>) {
  const { hasAddress = true } = props;
  const form = narrowForm<PostingValues, Values>(props.form);
  return (
    <>
      <Field form={form} name="title" label="Title" required maxLength={200} />
      <Field form={form} name="company" label="Company" required maxLength={200} />
      <div className="tr-form-pair">
        <Field form={form} name="location" label="Location" placeholder="Dubai, or Remote" maxLength={200} />
        <Field form={form} name="salary" label="Salary" placeholder="$55,000 – $70,000 per year" maxLength={200} />
      </div>
      <div className="tr-form-pair">
        {hasAddress && (
          <Field
            form={form}
            name="url"
            label="Address of the posting"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2_000}
          />
        )}
        <Field form={form} name="applyBy" label="Apply by" type="date" />
      </div>
    </>
  );
}
