import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { experienceWords } from '../../../shared/profile/words';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import type { useExperienceEntries } from './experience-entries';
import { ExperienceFields } from './experience-fields';
import { EXPERIENCE_TIPS } from './tips';

type ExperiencePanelProps = ReturnType<typeof useExperienceEntries> & {
  readonly saving: boolean;
  readonly onSubmit: () => void;
};

/** What the Work Experience tab shows (spec section 2). */
export function ExperiencePanel({ form, entries, saving, onSubmit }: ExperiencePanelProps) {
  return (
    <>
      <EntryEditor
        what="Experience"
        noun="work experience"
        entries={entries}
        words={experienceWords}
        saving={saving}
        onSubmit={onSubmit}
        aside={<Tips tips={EXPERIENCE_TIPS} />}
      >
        <ExperienceFields key={entries.opening} form={form} />
      </EntryEditor>
      <UnsavedWarning question={entries.question} />
    </>
  );
}
