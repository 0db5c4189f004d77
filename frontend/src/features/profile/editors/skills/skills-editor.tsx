import { splitSkills } from '@trackrecord/contracts/skill-text';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useRef, useState } from 'react';
import { pasteList } from '../../../../shared/describe/paste-list';
import { mergeSkills } from '../../../../shared/describe/skill-lists';
import { TextField } from '../../../../shared/forms/text-field';
import { RemovableChips } from '../../../../shared/ui/removable-chips';
import { countChanges } from '../frame/count-changes';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { restoreEditorFields } from '../frame/editor-draft';
import { EditorForm } from '../frame/editor-form';
import { useSectionEditor } from '../frame/use-section-editor';

interface SkillList {
  readonly skills: readonly string[];
  /** The text in the field that adds a skill. */
  readonly input: string;
  readonly error: string | undefined;
  readonly setInput: (text: string) => void;
  /** Adds the input to the list. Returns the new list, or undefined if it contains the skill already. */
  readonly addInput: () => readonly string[] | undefined;
  readonly remove: (skill: string) => void;
  readonly reset: (skills: readonly string[]) => void;
}

/** Holds a working list of skills and the field that adds to it (spec section 5, Skills). */
function useSkillList(initialSkills: readonly string[], draft: unknown): SkillList {
  // `typed` is the name of the input in stored drafts.
  const [restoredFields] = useState(() => restoreEditorFields({ skills: initialSkills, typed: '' }, draft));
  const [skills, setSkills] = useState(restoredFields.skills);
  const [input, setInputText] = useState(restoredFields.typed);
  const [error, setError] = useState<string>();

  const setInput = (text: string): void => {
    setInputText(text);
    setError(undefined);
  };

  const addInput = (): readonly string[] | undefined => {
    const inputSkills = splitSkills(input);
    const newSkills = mergeSkills(skills, inputSkills);
    if (inputSkills.length > 0 && newSkills.length === skills.length) {
      setError(inputSkills.length === 1 ? VALIDATION.duplicateSkill : VALIDATION.skillsNotNew);
      return undefined;
    }
    setSkills(newSkills);
    setInput('');
    return newSkills;
  };

  return {
    skills,
    input,
    error,
    setInput,
    addInput,
    remove: (skill) => {
      setSkills(skills.filter((other) => other !== skill));
      setError(undefined);
    },
    reset: (list) => {
      setSkills(list);
      setInput('');
    },
  };
}

function SkillsForm(props: SectionFormProps) {
  const editor = useSectionEditor('skills', props);
  const list = useSkillList(editor.base.skills, props.draft);
  const field = useRef<HTMLInputElement>(null);
  const isInputEmpty = list.input.trim() === '';

  const addInput = (): readonly string[] | undefined => {
    // The add button may be disabled next, which would drop its focus.
    field.current?.focus();
    return list.addInput();
  };

  const saveAll = (): void => {
    const skills = isInputEmpty ? list.skills : addInput();
    if (skills !== undefined) editor.save(() => [...skills]);
  };

  return (
    <EditorForm
      editor={editor}
      values={{ skills: list.skills, typed: list.input }}
      changeCount={countChanges(list.skills, editor.base.skills, (skill) => skill) + (isInputEmpty ? 0 : 1)}
      saveLabel="Save Changes"
      onSave={saveAll}
      onAdd={() => void addInput()}
      onLoad={({ skills }) => list.reset(skills)}
    >
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
            onPaste={(event) => pasteList(event, list.setInput)}
            value={list.input}
            error={list.error}
            onChange={({ target }) => list.setInput(target.value)}
          />
          <button type="submit" className="btn btn-plain" disabled={isInputEmpty}>
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
