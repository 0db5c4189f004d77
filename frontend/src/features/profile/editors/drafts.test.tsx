import { screen, waitFor, within } from '@testing-library/react';
import { EXPERIENCE } from '../../../testing/candidate';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const STORED_PROFILE = makeProfile({ skills: ['Go'], experiences: [EXPERIENCE] });

const open = async (editor: string, title: string, profile = STORED_PROFILE) => {
  serveProfile(profile);
  const app = renderApp({ at: `/profile?edit=${editor}` });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...app, dialog };
};

describe('The draft of an editor', () => {
  it('is restored after a reload, with a note', async () => {
    const firstEditor = await open('skills', 'Edit Skills');
    await firstEditor.user.type(firstEditor.dialog.getByLabelText(/Add a skill/), 'Rust{Enter}Zi');
    firstEditor.unmount();
    const { dialog } = await open('skills', 'Edit Skills');
    expect(dialog.getByText('Your unsaved changes were restored.')).toBeVisible();
    expect(dialog.getByText('Rust')).toBeVisible();
    expect(dialog.getByLabelText(/Add a skill/)).toHaveValue('Zi');
    expect(dialog.getByText('2 changes not saved yet')).toBeVisible();
  });

  it('is restored in the form of a list, for the entry that was edited', async () => {
    const firstEditor = await open('experience', 'Edit Work Experience');
    await firstEditor.user.click(firstEditor.dialog.getByRole('button', { name: 'Edit Pilot' }));
    await firstEditor.user.type(firstEditor.dialog.getByLabelText(/Company/), ' Lines');
    firstEditor.unmount();
    const { dialog } = await open('experience', 'Edit Work Experience');
    expect(dialog.getByRole('heading', { name: 'Edit experience' })).toBeVisible();
    expect(dialog.getByLabelText(/Company/)).toHaveValue('Fernway Lines');
  });

  it.each([
    ['personal', 'Edit Personal Information', /^Phone/],
    ['preferences', 'Edit Work Preferences', /^City/],
  ])('is restored in %s and can be discarded', async (editor, title, label) => {
    const firstEditor = await open(editor, title);
    await firstEditor.user.type(firstEditor.dialog.getByLabelText(label, { selector: 'input' }), '12345');
    firstEditor.unmount();
    const { dialog, user } = await open(editor, title);
    expect(dialog.getByLabelText(label, { selector: 'input' })).toHaveValue('12345');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByLabelText(label, { selector: 'input' })).toHaveValue('');
    expect(dialog.queryByText('Your unsaved changes were restored.')).not.toBeInTheDocument();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is removed when the changes are discarded', async () => {
    const { dialog, user } = await open('skills', 'Edit Skills');
    await user.type(dialog.getByLabelText(/Add a skill/), 'Rust');
    expect(Object.keys(sessionStorage)).toEqual(['editor:skills:nadia']);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is not restored for another user', async () => {
    sessionStorage.setItem('editor:skills:another-user', '{"revision":3,"base":{},"typed":{"skills":["Rust"]}}');
    const { dialog } = await open('skills', 'Edit Skills');
    expect(dialog.queryByText('Rust')).not.toBeInTheDocument();
  });
});

it('opens the form of a list above its entries on a phone', async () => {
  const notMatching = window.matchMedia('');
  const narrow = Object.assign(window.matchMedia(''), { matches: true });
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => (query.includes('575.98px') ? narrow : notMatching));
  const { dialog, user } = await open('experience', 'Edit Work Experience');
  await user.click(dialog.getByRole('button', { name: 'Add experience' }));
  const form = dialog.getByRole('heading', { name: 'Add experience' });
  const entry = dialog.getByRole('heading', { name: 'Pilot' });
  expect(form.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
