import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_QUICK_PICKS } from '@trackrecord/contracts/constants';
import { useRef, useState } from 'react';
import { Combobox } from '../../../../shared/forms/combobox';
import { shownMatch } from '../../../../shared/profile/role-match';
import { useRoleList } from '../../../../shared/profile/use-role-list';
import { AddableChips } from '../../../../shared/ui/addable-chips';
import { RemovableChips } from '../../../../shared/ui/removable-chips';
import { countChanges } from '../frame/count-changes';
import { EditorDialog } from '../frame/editor-dialog';
import { EditorForm } from '../frame/editor-form';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { useSectionEditor } from '../frame/use-section-editor';
import { hasRole, useRoles } from './use-roles';

function RolesForm({ profile, draft, onDiscardDraft, onSaved, onClose }: EditorFormProps) {
  const [before, setBefore] = useState<readonly PreferredRole[]>(profile.preferredRoles);
  const list = useRoles(before, draft);
  const { roles, typed } = list;
  const known = useRoleList();
  const search = useRef<HTMLInputElement>(null);
  const isEmpty = typed.trim() === '';
  const picks = ROLE_QUICK_PICKS.filter((title) => !hasRole(roles, title)).map((text) => ({ text }));
  const { editor, save } = useSectionEditor({
    profile,
    section: 'preferredRoles',
    typed: { roles, typed },
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    sectionOf: (chosen: readonly PreferredRole[]) => [...chosen],
    changes: countChanges(roles, before, ({ id }) => id) + (isEmpty ? 0 : 1),
    load: ({ preferredRoles }) => {
      setBefore(preferredRoles);
      list.load(preferredRoles);
    },
    onSaved,
  });

  /** The list with what is typed. The field has the focus again: the button that adds may be disabled now. */
  const settle = (): readonly PreferredRole[] | undefined => {
    search.current?.focus();
    return list.add(typed);
  };

  const pick = (title: string): void => {
    // The last of them takes the whole group with it.
    if (picks.length === 1) search.current?.focus();
    list.add(title);
  };

  const saveAll = (): void => {
    const chosen = isEmpty ? roles : settle();
    if (chosen !== undefined) save(chosen);
  };

  return (
    <EditorForm
      editor={editor}
      saveLabel="Save Changes"
      canSave={roles.length > 0}
      onSave={saveAll}
      onAdd={() => void settle()}
      onClose={onClose}
    >
      <div>
        <RemovableChips
          label="Your preferred roles"
          chips={roles.map((role) => ({
            key: role.id,
            text: role.title || 'Unnamed Role',
            aside: `${shownMatch(role)}%`,
          }))}
          emptyText="No roles selected. Add at least one role to continue."
          onRemove={list.remove}
        />
        <div className="tr-add-row">
          <Combobox
            ref={search}
            label="Search roles"
            items={known.roles}
            loading={known.loading}
            value={typed}
            onChange={list.type}
            onPick={(title) => void list.add(title)}
            allowsOther
            emptyText="No matching roles found"
            placeholder="Backend Developer"
            {...(list.fault !== undefined && { error: list.fault })}
          />
          <button type="submit" className="btn btn-plain" disabled={isEmpty}>
            Add role
          </button>
        </div>
      </div>
      <AddableChips label="Popular" chips={picks} kind="is-pick" onAdd={({ text }) => pick(text)} />
    </EditorForm>
  );
}

/** Edits the preferred roles. */
export default function RolesEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Preferred Roles" section="preferredRoles" form={RolesForm} />;
}
