import type { ApplicationDetails } from '@trackrecord/contracts';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { useChangePostingMutation } from '../application-edits-api';
import { toDraftKey } from './draft-key';
import { FormDialog } from './form-dialog';
import { POSTING_FIELD_NAMES, PostingFields, toPosting, toPostingValues, validatePosting } from './posting-fields';
import type { PostingValues } from './posting-fields';
import { useSavePart } from './use-save-part';

/** The props of every dialog that changes a part of an application. */
export interface PartDialogProps {
  readonly id: ApplicationId;
  readonly details: ApplicationDetails;
  readonly onClose: () => void;
}

/** Changes the facts of the posting. Its text stays as it was. */
export function PostingDialog({ id, details, onClose }: PartDialogProps) {
  const [changePosting] = useChangePostingMutation();
  const { posting } = details.application;
  const savePart = useSavePart(id, details, (application) => application.posting);
  return (
    <FormDialog<PostingValues>
      title="Edit job"
      saveLabel="Save"
      initialValues={toPostingValues(posting)}
      names={POSTING_FIELD_NAMES}
      draftKey={toDraftKey(id, 'posting')}
      section="posting"
      validate={validatePosting}
      save={(values) =>
        savePart((ifMatch) => changePosting({ ...id, ifMatch, posting: toPosting(values, posting.jobId) }).unwrap())
      }
      onClose={onClose}
    >
      {(form) => <PostingFields form={form} />}
    </FormDialog>
  );
}
