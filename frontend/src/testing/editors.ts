import type { EditableSection, Profile } from '@trackrecord/contracts';
import { screen, waitFor } from '@testing-library/react';
import type { User } from './user';
import { HttpResponse } from 'msw';
import { EDUCATION, EXPERIENCE, PROJECT } from './candidate';
import { acceptSave, captureSaves, openEditor, rejectSave } from './editor';

/** An editor of the profile: its URL, its texts, and a change to the stored profile. */
export interface Editor {
  readonly name: string;
  readonly title: string;
  readonly section: EditableSection;
  readonly saveLabel: string;
  readonly successText: string;
  readonly failureText: string;
  readonly change: (user: User) => Promise<void>;
}

const typeInto =
  (label: RegExp, text: string) =>
  async (user: User): Promise<void> =>
    user.type(screen.getByLabelText(label), text);

/** All editors of the profile. */
export const EDITORS: readonly Editor[] = [
  {
    name: 'personal',
    title: 'Edit Personal Information',
    section: 'personalInfo',
    saveLabel: 'Save Changes',
    successText: 'Personal information updated successfully',
    failureText: 'Failed to update personal information',
    change: typeInto(/First name/, ' Maria'),
  },
  {
    name: 'education',
    title: 'Edit Education',
    section: 'educations',
    saveLabel: 'Save All Changes',
    successText: 'Education updated successfully',
    failureText: 'Failed to update education',
    change: (user) => user.click(screen.getByRole('button', { name: 'Remove Diploma, Boats' })),
  },
  {
    name: 'experience',
    title: 'Edit Work Experience',
    section: 'experiences',
    saveLabel: 'Save All Changes',
    successText: 'Work experiences updated successfully',
    failureText: 'Failed to update work experiences',
    change: (user) => user.click(screen.getByRole('button', { name: 'Remove Pilot' })),
  },
  {
    name: 'projects',
    title: 'Edit Projects',
    section: 'projects',
    saveLabel: 'Save All Changes',
    successText: 'Projects updated successfully',
    failureText: 'Failed to update projects',
    change: (user) => user.click(screen.getByRole('button', { name: 'Remove Ferry Times' })),
  },
  {
    name: 'skills',
    title: 'Edit Skills',
    section: 'skills',
    saveLabel: 'Save Changes',
    successText: 'Skills updated successfully',
    failureText: 'Failed to update skills',
    change: (user) => user.click(screen.getByRole('button', { name: 'Remove Go' })),
  },
  {
    name: 'preferences',
    title: 'Edit Work Preferences',
    section: 'preferences',
    saveLabel: 'Save Changes',
    successText: 'Work preferences updated successfully',
    failureText: 'Failed to update preferences',
    change: (user) => user.click(screen.getByLabelText('Hybrid')),
  },
  {
    name: 'roles',
    title: 'Edit Preferred Roles',
    section: 'preferredRoles',
    saveLabel: 'Save Changes',
    successText: 'Preferred roles updated successfully',
    failureText: 'Failed to update preferred roles',
    change: (user) => user.click(screen.getByRole('button', { name: 'UX Designer' })),
  },
];

/** A profile that every editor can change. */
export const STORED_PROFILE: Partial<Profile> = {
  educations: [EDUCATION],
  experiences: [EXPERIENCE],
  projects: [PROJECT],
  skills: ['Go', 'Docker'],
};

/** Opens an editor of the stored profile. */
export const openStoredEditor = ({ name, title }: Editor) => openEditor(name, title, STORED_PROFILE);

/** Defines the tests of an editor whose save is slow or fails, and which is closed without a save. */
export function describeUnsavedChanges(editor: Editor): void {
  it('shows Saving... and stays open while it saves', async () => {
    const { user, dialog, waitUntilClosed } = await openStoredEditor(editor);
    let respond: (response: Response) => void = () => undefined;
    captureSaves(editor.section, () => new Promise<Response>((resolve) => (respond = resolve)));
    await editor.change(user);
    await user.click(screen.getByRole('button', { name: editor.saveLabel }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    respond(acceptSave(STORED_PROFILE)(editor.section));
    await waitUntilClosed();
  });

  it.each([
    ['the server error', rejectSave(503, 'The event store is down'), 'The event store is down'],
    ['a default error when the server is unreachable', () => HttpResponse.error(), undefined],
  ])('keeps its changes after a failed save, and shows %s', async (_title, failure, text) => {
    const { user, dialog, address } = await openStoredEditor(editor);
    captureSaves(editor.section, failure);
    await editor.change(user);
    await user.click(screen.getByRole('button', { name: editor.saveLabel }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text ?? editor.failureText);
    expect(dialog).toBeVisible();
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    expect(address()).toBe(`/profile?edit=${editor.name}`);
    await waitFor(() => expect(screen.getByRole('button', { name: editor.saveLabel })).toBeEnabled());
    expect(screen.queryByText(editor.successText)).not.toBeInTheDocument();
  });

  it('asks before it discards unsaved changes', async () => {
    const { user, dialog, waitUntilClosed, address } = await openStoredEditor(editor);
    await editor.change(user);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(dialog).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitUntilClosed();
    expect(address()).toBe('/profile');
  });

  it('closes without asking when nothing has changed', async () => {
    const { user, waitUntilClosed } = await openStoredEditor(editor);
    await user.keyboard('{Escape}');
    await waitUntilClosed();
  });
}
