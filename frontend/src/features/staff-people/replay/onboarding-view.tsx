import type { PersonCard } from '@trackrecord/contracts';
import { useState } from 'react';
import { diffSections } from '../../../shared/profile/diff-sections';
import { useDebouncedRevision } from '../../../shared/profile/use-debounced-revision';
import { useGetOnboardingAtQuery } from './replay-api';
import type { WizardProgress } from './replay-api';
import { FactList } from '../../../shared/staff/fact-list';
import { QueryState } from '../../../shared/staff/query-state';
import { getOnboardingRevision } from './replay-context';
import type { ReplaySession } from './replay-context';
import { RevisionSlider } from './revision-slider';

interface ProgressProps {
  readonly progress: WizardProgress;
}

/** Where the wizard was, and what was entered so far. */
function Progress({ progress: { step, done, data, drafts } }: ProgressProps) {
  const diffs = diffSections({}, data);
  return (
    <>
      <FactList
        facts={[
          { label: 'Next step', text: step },
          { label: 'Steps done', text: done.length === 0 ? 'None' : done.join(', ') },
          { label: 'Drafts', text: drafts.length === 0 ? 'None' : drafts.join(', ') },
        ]}
      />
      {diffs.map(({ key, title, fieldDiffs }) => (
        <div key={key} className="mt-3">
          <h3>{title}</h3>
          <FactList facts={fieldDiffs.map(({ label, after }) => ({ label, text: after }))} />
        </div>
      ))}
    </>
  );
}

interface OnboardingViewProps {
  readonly session: ReplaySession;
  readonly person: PersonCard;
}

function OnboardingAt({
  session,
  newestRevision,
}: {
  readonly session: ReplaySession;
  readonly newestRevision: number;
}) {
  const [revision, setRevision] = useState(newestRevision);
  const sliderPosition = useDebouncedRevision(revision, setRevision);
  const query = useGetOnboardingAtQuery({ ...session, revision });
  return (
    <>
      <RevisionSlider
        label="Wizard revision"
        revision={sliderPosition.revision}
        newestRevision={newestRevision}
        at={undefined}
        onChange={sliderPosition.move}
      />
      <QueryState query={query} failure="The onboarding progress could not be loaded.">
        {(progress) => <Progress progress={progress} />}
      </QueryState>
    </>
  );
}

/** The progress in the wizard at any of its revisions. */
export function OnboardingView({ session, person }: OnboardingViewProps) {
  const newestRevision = getOnboardingRevision(person);
  if (newestRevision === undefined) return <p className="mb-0">The wizard was never used.</p>;
  return <OnboardingAt session={session} newestRevision={newestRevision} />;
}
