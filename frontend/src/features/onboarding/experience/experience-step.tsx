import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { holdRecording } from '../../../shared/describe/held-recordings';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { useDiscardQuestion } from '../../../shared/entries/use-discard-question';
import { StepPage } from '../wizard/step-page';
import { useStepNavigation } from '../wizard/step-navigation';
import { useWizard } from '../wizard/wizard-context';
import { useExperienceEntries } from './experience-entries';
import { ExperienceFoot } from './experience-foot';
import { ExperiencePanel } from './experience-panel';
import { useProjectEntries } from './project-entries';
import { ProjectPanel } from './project-panel';
import { requiredTab } from './requirements';
import type { WorkTab } from './requirements';
import { Tabs } from './tabs';
import { tellExperience, tellProject, useWorkToRecord } from './use-work-to-record';

const HEADINGS: Readonly<Record<WorkTab, string>> = {
  experience: 'Tell us about your work experience and projects',
  projects: 'Add your Project details',
};

const tabsFor = (required: WorkTab) =>
  [
    { name: 'experience', label: 'Work Experience', short: 'Work', required: required === 'experience' },
    { name: 'projects', label: 'Projects', short: 'Projects', required: required === 'projects' },
  ] as const;

/** Work experience and projects: two tabs of one step, either of them required (spec section 2, Work/Projects step). */
export default function ExperienceStep() {
  const { data, skip } = useWizard();
  const navigation = useStepNavigation('experience');
  const navigate = useNavigate();
  const state = useNavigationState();
  const [search] = useSearchParams();
  const panel = useId();
  const [saving, setSaving] = useState(false);
  const experience = useExperienceEntries();
  const project = useProjectEntries();
  const { question, ask } = useDiscardQuestion();

  const required = requiredTab(data.userType);
  const named = search.get('tab');
  const tab: WorkTab = named === 'projects' || named === 'experience' ? named : required;

  const show = (name: WorkTab): void => {
    const next = new URLSearchParams(search);
    next.set('tab', name);
    void navigate({ search: next.toString() }, { replace: true, state });
  };
  const record = useWorkToRecord({ experience: experience.entries, project: project.entries, tab, show });

  const goOnAfter = async (attempt: () => Promise<boolean>): Promise<void> => {
    setSaving(true);
    const recorded = await attempt();
    setSaving(false);
    if (recorded) navigation.goOn();
  };

  const leaveOut = (): void => {
    const sections = { experiences: [...experience.entries.items], projects: [...project.entries.items] };
    const attempt = async (): Promise<boolean> => {
      const { recorded } = await skip('experience', sections);
      // Not before: where skipping is refused, the person stays here with what they said.
      if (recorded) [experience, project].forEach(({ form }) => holdRecording(form.control, undefined));
      return recorded;
    };
    const go = (): void => void goOnAfter(attempt);
    if (experience.entries.hasTyped() || project.entries.hasTyped()) ask(go);
    else go();
  };

  const barred =
    tab === 'experience' &&
    required === 'experience' &&
    // An entry that is being edited is out of the list until it is saved.
    experience.entries.items.every(({ id }) => id === experience.entries.editing);
  const list = required === 'projects' ? project.entries : experience.entries;
  const addExperience = async (): Promise<void> => tellExperience(await experience.entries.submit('is-wrong'));
  const addProject = async (): Promise<void> => tellProject(await project.entries.submit('is-wrong'));
  const add =
    tab === 'experience'
      ? { what: 'Experience', entries: experience.entries, onSubmit: () => void addExperience() }
      : { what: 'Project', entries: project.entries, onSubmit: () => void addProject() };

  return (
    <StepPage
      title={HEADINGS[tab]}
      heading={HEADINGS[tab]}
      foot={
        <ExperienceFoot
          add={add}
          navigation={navigation}
          saving={saving}
          barred={barred}
          onNext={() => void goOnAfter(record)}
          onSkip={list.items.length > 0 ? leaveOut : undefined}
        />
      }
    >
      <div className="mt-3">
        <Tabs
          label="Work experience and projects"
          tabs={tabsFor(required)}
          chosen={tab}
          panel={panel}
          onChoose={show}
        />
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`}>
        {tab === 'experience' ? (
          <ExperiencePanel {...experience} saving={saving} onSubmit={add.onSubmit} />
        ) : (
          <ProjectPanel {...project} saving={saving} onSubmit={add.onSubmit} />
        )}
      </div>
      <UnsavedWarning question={question} />
    </StepPage>
  );
}
