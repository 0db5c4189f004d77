import type { EditableSection, Profile } from '@trackrecord/contracts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HttpResponse } from 'msw';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../../testing/candidate';
import { openEditor, rejectSave, acceptSave, captureSaves } from '../../../testing/editor';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

interface Editor {
  readonly name: string;
  readonly title: string;
  readonly section: EditableSection;
  readonly saveLabel: string;
  readonly successText: string;
  readonly failureText: string;
  readonly change: (user: UserEvent) => Promise<void>;
}

const typeInto =
  (label: RegExp, text: string) =>
  async (user: UserEvent): Promise<void> =>
    user.type(screen.getByLabelText(label), text);

const EDITORS: readonly Editor[] = [
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

const STORED_PROFILE: Partial<Profile> = {
  educations: [EDUCATION],
  experiences: [EXPERIENCE],
  projects: [PROJECT],
  skills: ['Go', 'Docker'],
};

const open = ({ name, title }: Editor) => openEditor(name, title, STORED_PROFILE);

describe.each(EDITORS)('$title', (editor) => {
  it('saves on request, closes, and shows a message and a toast', async () => {
    const { user, waitUntilClosed, address } = await open(editor);
    const saves = captureSaves(editor.section, acceptSave(STORED_PROFILE));
    await editor.change(user);
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    expect(saves).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: editor.saveLabel }));
    expect(await screen.findByText(editor.successText)).toBeVisible();
    await waitUntilClosed();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(address()).toBe('/profile');
    expect(saves).toEqual([
      {
        ifMatch: '"3"',
        body: expect.objectContaining({ [editor.section]: expect.anything() as unknown, origin: 'typed' }) as unknown,
      },
    ]);
  });

  it('shows Saving... and stays open while it saves', async () => {
    const { user, dialog, waitUntilClosed } = await open(editor);
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
    const { user, dialog, address } = await open(editor);
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
    const { user, dialog, waitUntilClosed, address } = await open(editor);
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
    const { user, waitUntilClosed } = await open(editor);
    await user.keyboard('{Escape}');
    await waitUntilClosed();
  });

  it('has no accessibility violation', async () => {
    const { baseElement } = await open(editor);
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});

describe('The URL parameter', () => {
  it('opens no editor for an unknown name', async () => {
    serveProfile(makeProfile());
    renderApp({ at: '/profile?edit=nothing' });
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
