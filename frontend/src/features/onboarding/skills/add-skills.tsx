import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useInvalidFocus } from '../../../shared/forms/use-invalid-focus';
import { TextArea } from '../../../shared/forms/text-area';
import { TextField } from '../../../shared/forms/text-field';
import { notify } from '../../../shared/toast/notify';
import type { useSkillList } from './use-skill-list';

interface AddSkillsProps {
  readonly list: ReturnType<typeof useSkillList>;
}

/** One skill at a time, or many at once (spec section 2, Skills step). */
export function AddSkills({ list }: AddSkillsProps) {
  const { draft, type, addTyped } = list;
  const [fault, setFault] = useState<string>();
  const { form, refuse } = useInvalidFocus();

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const result = addTyped();
    setFault('fault' in result ? result.fault : undefined);
    if ('fault' in result) refuse();
    if (draft.isBulk && 'added' in result) notify.success(`Added ${result.added} skills`);
  };

  const toggle = (): void => {
    setFault(undefined);
    type({ isBulk: !draft.isBulk });
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
            hint="Separate them with commas, spaces or new lines."
            rows={3}
            value={draft.bulk}
            error={fault}
            onChange={({ target }) => type({ bulk: target.value })}
          />
          <button type="submit" className="btn btn-plain tr-start">
            Add skills
          </button>
        </div>
      ) : (
        <div className="tr-add-row">
          <TextField
            label="Add a skill"
            placeholder="TypeScript"
            maxLength={200}
            value={draft.typed}
            error={fault}
            onChange={({ target }) => {
              setFault(undefined);
              type({ typed: target.value });
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
