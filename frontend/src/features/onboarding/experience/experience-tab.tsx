import type { Experience } from '@trackrecord/contracts';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import { monthSpan } from '../entries/months';
import type { useExperienceEntries } from './experience-entries';
import { ExperienceFields } from './experience-fields';
import { EXPERIENCE_TIPS } from './tips';
import { tellExperience } from './use-work-to-record';
import { WorkTabFrame } from './work-tab-frame';
import type { WorkTabProps } from './work-tab-frame';

const wordsOf = (item: Experience) => ({
  title: item.title,
  detail: [item.company, monthSpan(item, item.current)].filter(Boolean).join(' · '),
  text: item.description ?? '',
});

/** The Work Experience tab (spec section 2). */
export function ExperienceTab({ form, entries, ...step }: ReturnType<typeof useExperienceEntries> & WorkTabProps) {
  const submit = async (): Promise<void> => tellExperience(await entries.submit('is-wrong'));
  // An entry that is being edited is out of the list until it is saved.
  const listed = entries.items.filter(({ id }) => id !== entries.editing);
  return (
    <WorkTabFrame
      {...step}
      tab="experience"
      heading="Tell us about your work experience and projects"
      what="Experience"
      entries={entries}
      onSubmit={() => void submit()}
      barred={step.required && listed.length === 0}
    >
      <EntryEditor
        what="Experience"
        noun="work experience"
        entries={entries}
        words={wordsOf}
        saving={step.saving}
        onSubmit={() => void submit()}
        aside={<Tips tips={EXPERIENCE_TIPS} />}
      >
        <ExperienceFields form={form} />
      </EntryEditor>
      <UnsavedWarning question={entries.question} />
    </WorkTabFrame>
  );
}
