import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { setPendingRecording } from '../../../shared/forms/pending-recordings';
import { useDiscardPrompt } from '../../../shared/entries/use-discard-prompt';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { AddEntryButton } from '../entries/add-entry-button';
import { NextButton, StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { useExperienceEntries } from './experience-entries';
import { ExperiencePanel } from './experience-panel';
import { useProjectEntries } from './project-entries';
import { ProjectPanel } from './project-panel';
import { getRequiredTab } from './requirements';
import type { WorkTab } from './requirements';
import { Tabs } from './tabs';
import { notifyExperience, notifyProject, useRecordWork } from './use-record-work';

interface ExperienceFooterProps {
  readonly addButton: Parameters<typeof AddEntryButton>[0];
  readonly navigation: ReturnType<typeof useStepNavigation>;
  readonly isSaving: boolean;
  /** Whether an entry is required before the user can go on. */
  readonly isBlocked: boolean;
  readonly onNext: () => void;
  /** Undefined if the step cannot be skipped. */
  readonly onSkip: (() => void) | undefined;
}

function ExperienceFooter({ addButton, navigation, isSaving, isBlocked, onNext, onSkip }: ExperienceFooterProps) {
  const nextLabel = navigation.isReturning ? 'Back to Review' : 'Next';
  return (
    <StepFooter
      onBack={navigation.goBack ?? (isBlocked ? navigation.returnToReview : undefined)}
      isCrowded={onSkip !== undefined}
    >
      {onSkip !== undefined && (
        <button type="button" className="btn btn-quiet" disabled={isSaving} onClick={onSkip}>
          Skip
        </button>
      )}
      <AddEntryButton {...addButton} />
      <NextButton
        label={isBlocked ? 'Required' : nextLabel}
        disabled={isBlocked}
        isSaving={isSaving}
        onClick={onNext}
      />
    </StepFooter>
  );
}

const HEADINGS: Readonly<Record<WorkTab, string>> = {
  experience: 'Tell us about your work experience and projects',
  projects: 'Add your Project details',
};

const createTabs = (requiredTab: WorkTab) =>
  [
    { name: 'experience', label: 'Work Experience', shortLabel: 'Work', required: requiredTab === 'experience' },
    { name: 'projects', label: 'Projects', shortLabel: 'Projects', required: requiredTab === 'projects' },
  ] as const;

/** Two tabs, work experience and projects, one of which is required (spec section 2, Work/Projects step). */
export default function ExperienceStep() {
  const { data, skipStep } = useWizard();
  const navigation = useStepNavigation('experience');
  const navigate = useNavigate();
  const state = useNavigationState();
  const [searchParams] = useSearchParams();
  const panelId = useId();
  const [isSaving, setIsSaving] = useState(false);
  const experience = useExperienceEntries();
  const project = useProjectEntries();
  const { discardPrompt, confirmDiscard } = useDiscardPrompt();

  const requiredTab = getRequiredTab(data.userType);
  const tabParam = searchParams.get('tab');
  const tab: WorkTab = tabParam === 'projects' || tabParam === 'experience' ? tabParam : requiredTab;

  const selectTab = (name: WorkTab): void => {
    const next = new URLSearchParams(searchParams);
    next.set('tab', name);
    void navigate({ search: next.toString() }, { replace: true, state });
  };
  const record = useRecordWork({ experience: experience.entries, project: project.entries, tab, selectTab });

  const goNextAfter = async (save: () => Promise<boolean>): Promise<void> => {
    setIsSaving(true);
    const isRecorded = await save();
    setIsSaving(false);
    if (isRecorded) navigation.goNext();
  };

  const skip = (): void => {
    const sections = { experiences: [...experience.entries.items], projects: [...project.entries.items] };
    const save = async (): Promise<boolean> => {
      const { isRecorded } = await skipStep('experience', sections);
      // Only after success: if the server rejects the skip, the user keeps the recording.
      if (isRecorded) [experience, project].forEach(({ form }) => setPendingRecording(form.control, undefined));
      return isRecorded;
    };
    const skipAndGoNext = (): void => void goNextAfter(save);
    if (experience.entries.isDirty() || project.entries.isDirty()) confirmDiscard(skipAndGoNext);
    else skipAndGoNext();
  };

  const isBlocked =
    tab === 'experience' &&
    requiredTab === 'experience' &&
    // An entry that is being edited does not count until it is saved.
    experience.entries.items.every(({ id }) => id === experience.entries.editingId);
  const requiredEntries = requiredTab === 'projects' ? project.entries : experience.entries;
  const addExperience = async (): Promise<void> => notifyExperience(await experience.entries.submit('reject'));
  const addProject = async (): Promise<void> => notifyProject(await project.entries.submit('reject'));
  const addButton =
    tab === 'experience'
      ? { label: 'Experience', entries: experience.entries, onSubmit: () => void addExperience() }
      : { label: 'Project', entries: project.entries, onSubmit: () => void addProject() };

  return (
    <StepPage
      title={HEADINGS[tab]}
      heading={HEADINGS[tab]}
      footer={
        <ExperienceFooter
          addButton={addButton}
          navigation={navigation}
          isSaving={isSaving}
          isBlocked={isBlocked}
          onNext={() => void goNextAfter(record)}
          // With a closed form there is nothing to skip.
          onSkip={requiredEntries.items.length > 0 && addButton.entries.isOpen ? skip : undefined}
        />
      }
    >
      <div className="mt-3">
        <Tabs
          label="Work experience and projects"
          tabs={createTabs(requiredTab)}
          selected={tab}
          panelId={panelId}
          onSelect={selectTab}
        />
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        {tab === 'experience' ? (
          <ExperiencePanel {...experience} isSaving={isSaving} onSubmit={addButton.onSubmit} />
        ) : (
          <ProjectPanel {...project} isSaving={isSaving} onSubmit={addButton.onSubmit} />
        )}
      </div>
      <UnsavedWarning discardPrompt={discardPrompt} />
    </StepPage>
  );
}
