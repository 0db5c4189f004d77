import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { useDiscardQuestion } from '../entries/use-discard-question';
import { useStepNavigation } from '../wizard/step-navigation';
import { useWizard } from '../wizard/wizard-context';
import { useExperienceEntries } from './experience-entries';
import { ExperienceTab } from './experience-tab';
import { useProjectEntries } from './project-entries';
import { ProjectTab } from './project-tab';
import { requiredTab } from './requirements';
import type { WorkTab } from './requirements';
import { Tabs } from './tabs';
import { useWorkToRecord } from './use-work-to-record';

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
    const go = (): void => void goOnAfter(async () => (await skip('experience', sections)).recorded);
    if (experience.entries.hasTyped() || project.entries.hasTyped()) ask(go);
    else go();
  };

  const list = required === 'projects' ? project.entries : experience.entries;
  const step = {
    saving,
    navigation,
    required: required === tab,
    tabs: (
      <Tabs
        label="Work experience and projects"
        tabs={[
          { name: 'experience', label: 'Work Experience', short: 'Work', required: required === 'experience' },
          { name: 'projects', label: 'Projects', short: 'Projects', required: required === 'projects' },
        ]}
        chosen={tab}
        panel={panel}
        onChoose={show}
      />
    ),
    panel,
    onNext: () => void goOnAfter(record),
    onSkip: list.items.length > 0 ? leaveOut : undefined,
  };

  return (
    <>
      {tab === 'experience' ? <ExperienceTab {...experience} {...step} /> : <ProjectTab {...project} {...step} />}
      <UnsavedWarning question={question} />
    </>
  );
}
