import { useRef, useState } from 'react';
import { TextField } from '../../../../shared/forms/text-field';
import { RemovableChips } from '../../../../shared/ui/removable-chips';
import { countChanges } from '../frame/count-changes';
import { EditorDialog } from '../frame/editor-dialog';
import { EditorForm } from '../frame/editor-form';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { useSectionEditor } from '../frame/use-section-editor';
import { useSkills } from './use-skills';

function SkillsForm({ profile, draft, onDiscardDraft, onSaved, onClose }: EditorFormProps) {
  const [before, setBefore] = useState<readonly string[]>(profile.skills);
  const list = useSkills(before, draft);
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = list.typed.trim() === '';
  const { editor, save } = useSectionEditor({
    profile,
    section: 'skills',
    typed: { skills: list.skills, typed: list.typed },
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    sectionOf: (skills: readonly string[]) => [...skills],
    changes: countChanges(list.skills, before, (skill) => skill) + (isEmpty ? 0 : 1),
    load: ({ skills }) => {
      setBefore(skills);
      list.load(skills);
    },
    onSaved,
  });

  /** The list with what is typed. The field has the focus again: the button that adds may be disabled now. */
  const settle = (): readonly string[] | undefined => {
    field.current?.focus();
    return list.settle();
  };

  const saveAll = (): void => {
    const skills = isEmpty ? list.skills : settle();
    if (skills !== undefined) save(skills);
  };

  return (
    <EditorForm editor={editor} saveLabel="Save Changes" onSave={saveAll} onAdd={() => void settle()} onClose={onClose}>
      <div>
        <RemovableChips
          label="Your skills"
          chips={list.skills.map((skill) => ({ key: skill, text: skill }))}
          emptyText="No skills added yet."
          onRemove={list.remove}
        />
        <div className="tr-add-row">
          <TextField
            ref={field}
            label="Add a skill"
            placeholder="TypeScript"
            maxLength={200}
            value={list.typed}
            error={list.fault}
            onChange={({ target }) => list.type(target.value)}
          />
          <button type="submit" className="btn btn-plain" disabled={isEmpty}>
            Add
          </button>
        </div>
      </div>
    </EditorForm>
  );
}

/** Edits the skills. */
export default function SkillsEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Skills" section="skills" form={SkillsForm} />;
}
