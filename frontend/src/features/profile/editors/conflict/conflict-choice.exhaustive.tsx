import { screen, waitFor, within } from '@testing-library/react';
import { EXPERIENCE } from '../../../../testing/candidate';
import { rejectWithConflict, openEditor, rejectSave, acceptSave, captureSaves } from '../../../../testing/editor';

const TITLE = 'This changed while you were editing';
const MINUTES_AGO = 3;
const getSavedAt = () => new Date(Date.now() - MINUTES_AGO * 60_000 - 1_000).toISOString();

const THEIR_JOB = { ...EXPERIENCE, company: 'Fernway India' };
const ADDED_JOB = { ...EXPERIENCE, id: '77777777-7777-4777-8777-777777777777', title: 'Purser', company: 'Tidepool' };

const getButton = (name: string) => screen.getByRole('button', { name });
const findConflict = () => screen.findByRole('dialog', { name: TITLE });
const getTitleField = () => screen.getByRole('textbox', { name: /Job title/ });
const getIfMatch = (saves: ReturnType<typeof captureSaves>) => saves.map((save) => save.ifMatch);
const getBodies = (saves: ReturnType<typeof captureSaves>) => saves.map(({ body }) => body);
const getVersion = (name: string) => {
  const box = screen.getByRole('radio', { name }).closest<HTMLElement>('.tr-side-box');
  return within(box ?? document.body);
};
const getMarkedWords = (name: string) =>
  getVersion(name)
    .queryAllByText(/./, { selector: 'mark' })
    .map(({ textContent }) => textContent);

const MY_JOB = { ...EXPERIENCE, title: 'Senior Pilot' };

/** Changes the title to Senior Pilot and saves; the server responds with `responses`. */
async function saveMine(...responses: Parameters<typeof captureSaves> extends [unknown, ...infer Rest] ? Rest : never) {
  const editor = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE] });
  const saves = captureSaves('experiences', ...responses);
  await editor.user.click(getButton('Edit Pilot'));
  await editor.user.clear(getTitleField());
  await editor.user.type(getTitleField(), 'Senior Pilot');
  await editor.user.click(getButton('Save All Changes'));
  return { ...editor, saves };
}

const respondWithTheirs = () => rejectWithConflict({ experiences: [THEIR_JOB, ADDED_JOB], updatedAt: getSavedAt() });

describe('A conflict in the same section', () => {
  it('shows both versions with their differences and overwrites nothing', async () => {
    const { saves } = await saveMine(respondWithTheirs());
    await findConflict();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Another window saved your work experience 3 minutes ago. Choose which version to keep. If you keep yours, the other stays in History. If you use the other, yours is not saved./,
    );
    expect(screen.getByRole('radio', { name: 'My version' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'My version' })).toHaveFocus();
    expect(getVersion('My version').getByRole('heading', { name: 'Senior Pilot at Fernway' })).toBeVisible();
    expect(getVersion('Other version').getByRole('heading', { name: 'Pilot at Fernway India' })).toBeVisible();
    expect(getMarkedWords('My version')).toEqual(['Senior ']);
    expect(getMarkedWords('Other version').join('|')).toContain('India');
    expect(getVersion('My version').getByText('Not in this version.')).toBeVisible();
    expect(getVersion('Other version').getByText(/^Saved in another window · .*\d\d:\d\d$/)).toBeVisible();
    expect(getIfMatch(saves)).toEqual(['"3"']);
  });

  it('saves my version over the shown revision when it is kept', async () => {
    const { user, waitUntilClosed, saves } = await saveMine(respondWithTheirs(), acceptSave());
    await findConflict();
    await user.click(getButton('Keep my version'));
    await waitUntilClosed();
    expect(getIfMatch(saves)).toEqual(['"3"', '"7"']);
    expect(getBodies(saves)[1]).toEqual({ experiences: [MY_JOB], origin: 'typed' });
  });

  it('loads the other version into the form without saving', async () => {
    const { user, saves } = await saveMine(respondWithTheirs(), acceptSave());
    await findConflict();
    await user.click(getButton('Use other version'));
    expect(await screen.findByRole('dialog', { name: 'Edit Work Experience' })).toBeVisible();
    expect(getButton('Edit Purser')).toBeVisible();
    expect(getTitleField()).toHaveFocus();
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    expect(saves).toHaveLength(1);
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(getIfMatch(saves)).toEqual(['"3"', '"7"']));
    expect(getBodies(saves)[1]).toEqual({ experiences: [THEIR_JOB, ADDED_JOB], origin: 'typed' });
  });

  it('announces that the other version is loaded and clears earlier announcements', async () => {
    const editor = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE] });
    captureSaves('experiences', respondWithTheirs());
    await editor.user.click(getButton('Edit Pilot'));
    await editor.user.type(getTitleField(), ' in chief');
    await editor.user.click(getButton('Update'));
    expect(await screen.findByText('Pilot in chief updated. Not saved yet.')).toHaveRole('status');
    await editor.user.click(getButton('Save All Changes'));
    await findConflict();
    await editor.user.click(getButton('Use other version'));
    expect(screen.getByText('The saved version is loaded.')).toHaveRole('status');
    expect(screen.queryByText(/Not saved yet\.$/)).not.toBeInTheDocument();
  });

  it('submits the selected version with Enter', async () => {
    const { user } = await saveMine(respondWithTheirs());
    await findConflict();
    expect(getButton('Keep my version')).toHaveClass('btn-primary');
    await user.click(screen.getByRole('radio', { name: 'Other version' }));
    expect(getButton('Use other version')).toHaveClass('btn-primary');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Purser' })).toBeVisible();
  });

  it('returns to editing, and the next save detects the conflict again', async () => {
    const { user, saves } = await saveMine(respondWithTheirs());
    await findConflict();
    await user.click(getButton('Back to editing'));
    expect(await screen.findByRole('dialog', { name: 'Edit Work Experience' })).toBeVisible();
    expect(getButton('Save All Changes')).toHaveFocus();
    expect(getButton('Edit Senior Pilot')).toBeVisible();
    await user.click(getButton('Save All Changes'));
    await findConflict();
    expect(getIfMatch(saves)).toEqual(['"3"', '"3"']);
  });

  it('returns to the form with its values when keeping my version fails', async () => {
    const { user } = await saveMine(respondWithTheirs(), rejectSave(503, 'The event store is down'));
    await findConflict();
    await user.click(getButton('Keep my version'));
    expect(await screen.findByText('The event store is down')).toBeVisible();
    await waitFor(() => expect(getButton('Save All Changes')).toHaveFocus());
    expect(getButton('Edit Senior Pilot')).toBeVisible();
  });

  it('explains when the versions differ only in details that are not shown', async () => {
    const { user } = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE] });
    captureSaves('experiences', rejectWithConflict({ experiences: [{ ...EXPERIENCE, startDate: '2020-07-02' }] }));
    await user.click(getButton('Edit Pilot'));
    await user.type(screen.getByRole('textbox', { name: /Start date/ }), '07/2020');
    await user.click(getButton('Save All Changes'));
    await findConflict();
    expect(screen.getByRole('alert')).toHaveTextContent(/They differ only in details that aren't shown/);
  });

  it('asks before closing discards my version', async () => {
    const { user } = await saveMine(respondWithTheirs());
    await findConflict();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Back to versions' }));
    expect(await findConflict()).toBeVisible();
  });

  it('keeps the fields of the other version that the form does not show', async () => {
    const preferences = { workModes: ['Remote'], locations: [], preferredIndustries: [], languages: [] };
    const { user, waitUntilClosed } = await openEditor('preferences', 'Edit Work Preferences', {
      preferences: { ...preferences, jobTypes: [] },
    });
    const saves = captureSaves(
      'preferences',
      rejectWithConflict({ preferences: { ...preferences, jobTypes: ['Permanent'] } }),
      acceptSave(),
    );
    await user.click(screen.getByLabelText('Hybrid'));
    await user.click(getButton('Save Changes'));
    await findConflict();
    expect(getMarkedWords('My version')).toEqual([', Hybrid']);
    await user.click(getButton('Keep my version'));
    await waitUntilClosed();
    expect(getBodies(saves)[1]).toMatchObject({
      preferences: { workModes: ['Remote', 'Hybrid'], jobTypes: ['Permanent'] },
    });
  });
});

describe('A change to another section', () => {
  it('retries the save over the new revision without asking', async () => {
    const { waitUntilClosed, saves } = await saveMine(
      rejectWithConflict({ experiences: [EXPERIENCE], skills: ['Go'] }),
      acceptSave({ experiences: [MY_JOB] }),
    );
    await waitUntilClosed();
    expect(getIfMatch(saves)).toEqual(['"3"', '"7"']);
    expect(await screen.findByText('Work experiences updated successfully')).toBeVisible();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });
});

describe('A conflict in personal information', () => {
  it('loads the other version into the form', async () => {
    const { user } = await openEditor('personal', 'Edit Personal Information');
    const info = { firstName: 'Theirs', lastName: 'Kurian', email: 'nadia.kurian@example.com' };
    captureSaves('personalInfo', rejectWithConflict({ personalInfo: info }));
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await user.click(getButton('Save Changes'));
    await findConflict();
    expect(getMarkedWords('My version')[0]).toMatch(/Maria/);
    await user.click(getButton('Use other version'));
    expect(screen.getByLabelText(/First name/)).toHaveValue('Theirs');
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
  });
});
