import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_QUICK_PICKS } from '@trackrecord/contracts/constants';
import { useRef } from 'react';
import { Combobox } from '../../../../shared/forms/combobox';
import { formatMatch } from '../../../../shared/profile/format-role';
import { useRoleList } from '../../../../shared/profile/use-role-list';
import { AddableChips } from '../../../../shared/ui/addable-chips';
import { RemovableChips } from '../../../../shared/ui/removable-chips';
import { countChanges } from '../frame/count-changes';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { EditorForm } from '../frame/editor-form';
import { useSectionEditor } from '../frame/use-section-editor';
import { hasRole, useRoles } from './use-roles';

function RolesForm(props: SectionFormProps) {
  const editor = useSectionEditor('preferredRoles', props);
  const list = useRoles(editor.base.preferredRoles, props.draft);
  const { roles, input } = list;
  const suggestions = useRoleList();
  const search = useRef<HTMLInputElement>(null);
  const isInputEmpty = input.trim() === '';
  const popularRoles = ROLE_QUICK_PICKS.filter((title) => !hasRole(roles, title)).map((text) => ({ text }));

  const addInput = (): readonly PreferredRole[] | undefined => {
    // The add button may be disabled next, which would drop its focus.
    search.current?.focus();
    return list.add(input);
  };

  const addPopularRole = (title: string): void => {
    // The group disappears with its last button, and with it the focus.
    if (popularRoles.length === 1) search.current?.focus();
    list.add(title);
  };

  const saveAll = (): void => {
    const submittedRoles = isInputEmpty ? roles : addInput();
    if (submittedRoles !== undefined) editor.save(() => [...submittedRoles]);
  };

  return (
    <EditorForm
      editor={editor}
      values={{ roles, typed: input }}
      changeCount={countChanges(roles, editor.base.preferredRoles, ({ id }) => id) + (isInputEmpty ? 0 : 1)}
      saveLabel="Save Changes"
      canSave={roles.length > 0}
      onSave={saveAll}
      onAdd={() => void addInput()}
      onLoad={({ preferredRoles }) => list.reset(preferredRoles)}
    >
      <div>
        <RemovableChips
          label="Your preferred roles"
          chips={roles.map((role) => ({
            key: role.id,
            text: role.title || 'Unnamed Role',
            aside: formatMatch(role),
          }))}
          emptyText="No roles selected. Add at least one role to continue."
          onRemove={list.remove}
        />
        <div className="tr-add-row">
          <Combobox
            ref={search}
            label="Search roles"
            items={suggestions.roles}
            loading={suggestions.loading}
            value={input}
            onChange={list.setInput}
            onSelect={(title) => void list.add(title)}
            allowCustomText
            emptyText="No matching roles found"
            placeholder="Backend Developer"
            {...(list.error !== undefined && { error: list.error })}
          />
          <button type="submit" className="btn btn-plain" disabled={isInputEmpty}>
            Add role
          </button>
        </div>
      </div>
      <AddableChips label="Popular" chips={popularRoles} kind="is-pick" onAdd={({ text }) => addPopularRole(text)} />
    </EditorForm>
  );
}

/** Edits the preferred roles. */
export default function RolesEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Preferred Roles" section="preferredRoles" form={RolesForm} />;
}
