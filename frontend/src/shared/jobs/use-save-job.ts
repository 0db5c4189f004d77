import type { ApplicationSummary } from '@trackrecord/contracts';
import { useNavigate } from 'react-router-dom';
import { getErrorMessage } from '../api/api-error';
import { useUnsavePostingMutation, useSavePostingMutation } from '../applications/postings-api';
import type { SavePostingInput } from '../applications/postings-api';
import { readSamePosting } from '../applications/same-posting';
import { useKeepSentCv } from '../applications/use-keep-sent-cv';
import { useMoveApplication } from '../applications/use-move-application';
import { notify } from '../toast/notify';
import { formatKnownSalary } from './format-job';
import type { ListedJob } from './listed-job';

/** Returns the facts of a posting as an application stores them. */
const toPosting = (job: ListedJob): SavePostingInput['posting'] => ({
  jobId: job.jobId,
  title: job.title,
  company: job.company,
  location: job.location,
  salary: formatKnownSalary(job.salary),
  url: job.url,
  applyBy: job.validThrough,
});

interface SaveJob {
  /** Saves the posting as it is, with its full text, for later or as applied to. */
  readonly save: (
    job: ListedJob,
    stage: SavePostingInput['stage'],
    insistence?: Pick<SavePostingInput, 'isDuplicateAllowed'>,
  ) => Promise<void>;
  /** Removes a saved posting. */
  readonly remove: (application: Pick<ApplicationSummary, 'id' | 'posting'>) => Promise<void>;
  /** Moves the application of a posting to Applied. */
  readonly markApplied: (application: Pick<ApplicationSummary, 'id' | 'posting' | 'moves'>) => Promise<void>;
}

/**
 * Returns functions that save and remove postings and mark them as applied to, and show a toast. For a posting that is
 * applied to, the current CV is kept as the CV that was sent.
 */
export function useSaveJob(uid: string): SaveJob {
  const [savePosting] = useSavePostingMutation();
  const [unsavePosting] = useUnsavePostingMutation();
  const move = useMoveApplication(uid);
  const keepSentCv = useKeepSentCv();
  const navigate = useNavigate();

  const remove: SaveJob['remove'] = async ({ id: applicationId, posting: { title } }) => {
    try {
      await unsavePosting({ uid, applicationId }).unwrap();
      notify.success(`Removed ${title} from your applications`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This job could not be removed. Please try again.'), failure);
    }
  };

  const save: SaveJob['save'] = async (job, stage, insistence) => {
    try {
      const input = { uid, posting: toPosting(job), text: job.description, stage, ...insistence };
      const { application } = await savePosting(input).unwrap();
      notify.success(stage === 'saved' ? `Saved ${job.title}` : `Added ${job.title} to your applications`, {
        text: 'Undo',
        run: () => void remove(application),
      });
      if (stage === 'applied') void keepSentCv({ uid, applicationId: application.id });
    } catch (failure) {
      const samePosting = readSamePosting(failure);
      if (samePosting === undefined)
        notify.error(getErrorMessage(failure, 'This job could not be saved. Please try again.'), failure);
      else
        notify.question(`This job is already in your applications: ${samePosting.name}.`, [
          { text: 'Open it', run: () => void navigate(`/applications/${samePosting.applicationId}`) },
          { text: 'Save it anyway', run: () => void save(job, stage, { isDuplicateAllowed: true }) },
        ]);
    }
  };

  return {
    remove,
    save,
    markApplied: (application) => move(application, { stage: 'applied' }),
  };
}
