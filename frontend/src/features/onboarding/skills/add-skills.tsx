import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useFocusFirstInvalid } from '../../../shared/forms/use-focus-first-invalid';
import { TextArea } from '../../../shared/forms/text-area';
import { TextField } from '../../../shared/forms/text-field';
import { notify } from '../../../shared/toast/notify';
import { pasteList } from '../../../shared/describe/paste-list';
import type { useSkillList } from './use-skill-list';

/** The server's limit. */
const MAX_SKILL_LENGTH = 200;

interface AddSkillsProps {
  readonly list: ReturnType<typeof useSkillList>;
}

/** Adds one skill, or several in bulk mode (spec section 2, Skills step). */
export function AddSkills({ list }: AddSkillsProps) {
  const { draft, update, addInput } = list;
  const [error, setError] = useState<string>();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The add button may be disabled next, which would drop its focus.
    field.current?.focus();
    const result = addInput();
    setError('error' in result ? result.error : undefined);
    if ('error' in result) focusFirstInvalid();
    if ('addedCount' in result && (draft.isBulk || result.addedCount > 1))
      notify.success(`Added ${result.addedCount} skills`);
  };

  const toggle = (): void => {
    setError(undefined);
    update({ isBulk: !draft.isBulk });
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="form-check form-switch mb-3">
        <input
          className="form-check-input"
          type="checkbox"
          role="switch"
          id="bulk-skills"
          checked={draft.isBulk}
          onChange={toggle}
        />
        <label className="form-check-label" htmlFor="bulk-skills">
          Bulk Add Skills
        </label>
      </div>
      {draft.isBulk ? (
        <div className="tr-stack">
          <TextArea
            label="Skills"
            hint="Separate them with commas, semicolons or new lines. Spaces separate them if there is nothing else."
            rows={3}
            value={draft.bulk}
            error={error}
            onChange={({ target }) => update({ bulk: target.value })}
          />
          <button type="submit" className="btn btn-plain tr-start">
            Add skills
          </button>
        </div>
      ) : (
        <div className="tr-add-row">
          <TextField
            ref={field}
            label="Add a skill"
            placeholder="TypeScript"
            maxLength={MAX_SKILL_LENGTH}
            onPaste={(event) => pasteList(event, (typed) => update({ typed }))}
            value={draft.typed}
            error={error}
            onChange={({ target }) => {
              setError(undefined);
              update({ typed: target.value });
            }}
          />
          <button type="submit" className="btn btn-plain" disabled={draft.typed.trim() === ''}>
            Add
          </button>
        </div>
      )}
    </form>
  );
}
