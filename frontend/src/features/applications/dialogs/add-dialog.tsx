import type { Stage } from '@trackrecord/contracts';
import { APPLICATION_LIMITS, STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { narrowForm } from '../../../shared/forms/narrow-form';
import { readSamePosting } from '../../../shared/applications/same-posting';
import { useKeepSentCv } from '../../../shared/applications/use-keep-sent-cv';
import { getToday } from '../../../shared/format/local-day';
import { Field, TextAreaField } from '../../../shared/forms/field';
import { notify } from '../../../shared/toast/notify';
import { LabelledSelect } from '../../../shared/forms/labelled-select';
import { useAddApplicationMutation } from '../application-edits-api';
import { AddressField } from './address-field';
import { FormDialog } from './form-dialog';
import { SamePostingNote } from './same-posting-note';
import { POSTING_FIELD_NAMES, PostingFields, toPosting, toPostingValues, validatePosting } from './posting-fields';
import type { PostingValues } from './posting-fields';

interface AddValues extends PostingValues {
  readonly stage: Stage;
  /** The day on which the application reached the stage. */
  readonly on: string;
  readonly text: string;
}

interface AddDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/**
 * Adds an application by hand or from the page of the posting, with its text. If the user applies today, the current CV
 * is kept as what was sent.
 */
export default function AddDialog({ uid, onClose }: AddDialogProps) {
  const [add] = useAddApplicationMutation();
  const navigate = useNavigate();
  const addedId = useRef('');
  const lastReadUrl = useRef<string>(undefined);
  /** Set when the user submits the form all the same, although an application has the same posting. */
  const isDuplicateAllowed = useRef(false);
  const keepSentCv = useKeepSentCv();

  return (
    <FormDialog<AddValues>
      title="Add application"
      saveLabel="Add application"
      note="Nothing is sent to the company."
      initialValues={{ ...toPostingValues(), stage: 'saved', on: getToday(), text: '' }}
      names={[...POSTING_FIELD_NAMES, 'on', 'text']}
      draftKey={`application:new:${uid}`}
      section="posting"
      validate={validatePosting}
      onClose={onClose}
      onSaved={() => void navigate(`/applications/${addedId.current}`, { replace: true })}
      save={async (values) => {
        const { stage, on, text } = values;
        const source = lastReadUrl.current === values.url.trim() ? 'address' : 'typed';
        const insistence = isDuplicateAllowed.current ? { isDuplicateAllowed: true } : {};
        isDuplicateAllowed.current = false;
        try {
          const body = { posting: toPosting(values), text, source, stage, on, ...insistence } as const;
          const { application } = await add({ uid, body }).unwrap();
          notify.success(`Added ${application.posting.title}`);
          addedId.current = application.id;
          if (stage === 'applied' && on === getToday()) void keepSentCv({ uid, applicationId: application.id });
          return undefined;
        } catch (error) {
          const samePosting = readSamePosting(error);
          if (samePosting === undefined) return { error };
          const insist = (): void => void (isDuplicateAllowed.current = true);
          return { text: <SamePostingNote samePosting={samePosting} onInsist={insist} />, isQuestion: true };
        }
      }}
    >
      {(form) => (
        <>
          <AddressField form={narrowForm(form)} onRead={() => (lastReadUrl.current = form.getValues('url').trim())} />
          <PostingFields form={form} hasAddress={false} />
          <div className="tr-form-pair">
            <LabelledSelect
              form={form}
              name="stage"
              label="Stage"
              options={STAGES.map((stage) => [stage, STAGE_NAMES[stage]])}
            />
            <Field form={form} name="on" label="Since" type="date" required />
          </div>
          <TextAreaField
            form={form}
            name="text"
            label="Text of the posting"
            hint="Postings are taken down. What you paste here stays with the application."
            maxLength={APPLICATION_LIMITS.postingTextLength}
            rows={5}
          />
        </>
      )}
    </FormDialog>
  );
}
