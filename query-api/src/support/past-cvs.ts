import { CV_VERSION, type JobContext, type Profile } from '@trackrecord/contracts';
import { deriveWorkId, unavailableError } from '@trackrecord/platform';
import type { RequestedPdfs } from '../cv/requested-pdfs.js';

const KIND = 'render-past-cv';

/** The revision of a profile. */
type ProfileRevision = Pick<Profile, 'userId' | 'revision' | 'updatedAt'>;

/** Requests the CVs of past revisions from the workers. */
export class PastCvs {
  constructor(private readonly pdfs: Pick<RequestedPdfs, 'render'>) {}

  /**
   * Returns the PDF of a revision; undefined if the revision or the account no longer exists.
   * @throws like `RequestedPdfs.render`.
   */
  render(profile: ProfileRevision, timeoutMs: number, jobContext: JobContext = {}): Promise<Buffer | undefined> {
    const { userId: uid, revision } = profile;
    return this.pdfs.render(
      {
        kind: KIND,
        uid,
        id: deriveId(profile),
        input: { revision },
        createError: () => unavailableError('cv-not-made', "The CV couldn't be created. Please try again in a moment."),
      },
      timeoutMs,
      jobContext,
    );
  }
}

/** The time tells revisions of different histories apart, after the log was restored from a backup. */
const deriveId = ({ userId, revision, updatedAt }: ProfileRevision): string =>
  deriveWorkId(userId, KIND, String(revision), updatedAt, String(CV_VERSION));
