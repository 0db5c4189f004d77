import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { JOB } from '../../../../testing/candidate';
import { changedMeanwhile, openEditor, refused, saved, takeSaves } from '../../../../testing/editor';

const QUESTION = 'This changed while you were editing';
const MINUTES_AGO = 3;
const at = () => new Date(Date.now() - MINUTES_AGO * 60_000 - 1_000).toISOString();

const THEIRS = { ...JOB, company: 'Fernway India' };
const ADDED = { ...JOB, id: '77777777-7777-4777-8777-777777777777', title: 'Purser', company: 'Tidepool' };

const press = (name: string) => screen.getByRole('button', { name });
const choice = () => screen.findByRole('dialog', { name: QUESTION });
const title = () => screen.getByRole('textbox', { name: /Job title/ });
const ifMatch = (saves: ReturnType<typeof takeSaves>) => saves.map((save) => save.ifMatch);
const sent = (saves: ReturnType<typeof takeSaves>) => saves.map(({ body }) => body);
const side = (name: string) => {
  const box = screen.getByRole('radio', { name }).closest<HTMLElement>('.tr-side-box');
  return within(box ?? document.body);
};
const marked = (name: string) =>
  side(name)
    .queryAllByText(/./, { selector: 'mark' })
    .map(({ textContent }) => textContent);

const MINE = { ...JOB, title: 'Senior Pilot' };

/** Nadia has made herself a Senior Pilot and presses save. */
async function saveMine(...answers: Parameters<typeof takeSaves> extends [unknown, ...infer Rest] ? Rest : never) {
  const editor = await openEditor('experience', 'Edit Work Experience', { experiences: [JOB] });
  const saves = takeSaves('experiences', ...answers);
  await editor.user.click(press('Edit Pilot'));
  await editor.user.clear(title());
  await editor.user.type(title(), 'Senior Pilot');
  await editor.user.click(press('Save All Changes'));
  return { ...editor, saves };
}

const theirs = () => changedMeanwhile({ experiences: [THEIRS, ADDED], updatedAt: at() });

describe('When somebody else changed the same section meanwhile', () => {
  it('both versions are shown with the words that differ, and nothing is overwritten', async () => {
    const { saves, baseElement } = await saveMine(theirs());
    await choice();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Another window saved your work experience 3 minutes ago. Choose which version/,
    );
    expect(screen.getByRole('radio', { name: 'Mine' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Mine' })).toHaveFocus();
    expect(side('Mine').getByRole('heading', { name: 'Senior Pilot at Fernway' })).toBeVisible();
    expect(side('Theirs').getByRole('heading', { name: 'Pilot at Fernway India' })).toBeVisible();
    expect(marked('Mine')).toEqual(['Senior ']);
    expect(marked('Theirs').join('|')).toContain('India');
    expect(side('Mine').getByText('Not in this version.')).toBeVisible();
    expect(side('Theirs').getByText(/^Saved in another window · .*\d\d:\d\d$/)).toBeVisible();
    expect(ifMatch(saves)).toEqual(['"3"']);
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('mine can be kept: it is saved over the revision that was shown', async () => {
    const { user, gone, saves } = await saveMine(theirs(), saved());
    await choice();
    await user.click(press('Keep my version'));
    await gone();
    expect(ifMatch(saves)).toEqual(['"3"', '"7"']);
    expect(sent(saves)[1]).toEqual({ experiences: [MINE], origin: 'typed' });
  });

  it('theirs can be taken into the form, and nothing is saved by that', async () => {
    const { user, saves } = await saveMine(theirs(), saved());
    await choice();
    await user.click(press('Use other version'));
    expect(await screen.findByRole('dialog', { name: 'Edit Work Experience' })).toBeVisible();
    expect(press('Edit Purser')).toBeVisible();
    expect(title()).toHaveFocus();
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    expect(saves).toHaveLength(1);
    await user.click(press('Save All Changes'));
    await waitFor(() => expect(ifMatch(saves)).toEqual(['"3"', '"7"']));
    expect(sent(saves)[1]).toEqual({ experiences: [THEIRS, ADDED], origin: 'typed' });
  });

  it('says that theirs is loaded, and nothing any more about what was edited before', async () => {
    const editor = await openEditor('experience', 'Edit Work Experience', { experiences: [JOB] });
    takeSaves('experiences', theirs());
    await editor.user.click(press('Edit Pilot'));
    await editor.user.type(title(), ' in chief');
    await editor.user.click(press('Update'));
    expect(await screen.findByText('Pilot in chief updated. Not saved yet.')).toHaveRole('status');
    await editor.user.click(press('Save All Changes'));
    await choice();
    await editor.user.click(press('Use other version'));
    expect(screen.getByText('The saved version is loaded.')).toHaveRole('status');
    expect(screen.queryByText(/Not saved yet\.$/)).not.toBeInTheDocument();
  });

  it('the radio buttons say which of the two Enter does', async () => {
    const { user } = await saveMine(theirs());
    await choice();
    expect(press('Keep my version')).toHaveClass('btn-primary');
    await user.click(screen.getByRole('radio', { name: 'Theirs' }));
    expect(press('Use other version')).toHaveClass('btn-primary');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Purser' })).toBeVisible();
  });

  it('editing can go on; the next save comes upon it again', async () => {
    const { user, saves } = await saveMine(theirs());
    await choice();
    await user.click(press('Back to editing'));
    expect(await screen.findByRole('dialog', { name: 'Edit Work Experience' })).toBeVisible();
    expect(press('Save All Changes')).toHaveFocus();
    expect(press('Edit Senior Pilot')).toBeVisible();
    await user.click(press('Save All Changes'));
    await choice();
    expect(ifMatch(saves)).toEqual(['"3"', '"3"']);
  });

  it('goes back to the form with everything in it when keeping mine fails', async () => {
    const { user } = await saveMine(theirs(), refused(503, 'The event store is down'));
    await choice();
    await user.click(press('Keep my version'));
    expect(await screen.findByText('The event store is down')).toBeVisible();
    await waitFor(() => expect(press('Save All Changes')).toHaveFocus());
    expect(press('Edit Senior Pilot')).toBeVisible();
  });

  it('says so where nothing that is shown differs', async () => {
    const { user } = await openEditor('experience', 'Edit Work Experience', { experiences: [JOB] });
    takeSaves('experiences', changedMeanwhile({ experiences: [{ ...JOB, startDate: '2020-07-02' }] }));
    await user.click(press('Edit Pilot'));
    await user.type(screen.getByRole('textbox', { name: /Start date/ }), '07/2020');
    await user.click(press('Save All Changes'));
    await choice();
    expect(screen.getByRole('alert')).toHaveTextContent(/They differ only in details that aren't shown/);
  });

  it('asks before closing loses mine', async () => {
    const { user } = await saveMine(theirs());
    await choice();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Back to versions' }));
    expect(await choice()).toBeVisible();
  });
});

describe('When somebody else changed another section meanwhile', () => {
  it('nobody is asked: the save goes over their revision', async () => {
    const { gone, saves } = await saveMine(
      changedMeanwhile({ experiences: [JOB], skills: ['Go'] }),
      saved({ experiences: [MINE] }),
    );
    await gone();
    expect(ifMatch(saves)).toEqual(['"3"', '"7"']);
    expect(await screen.findByText('Work experiences updated successfully')).toBeVisible();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('what the form does not ask for is taken from their version', async () => {
    const wishes = { workModes: ['Remote'], locations: [], preferredIndustries: [], languages: [] };
    const { user, gone } = await openEditor('preferences', 'Edit Work Preferences', {
      preferences: { ...wishes, jobTypes: [] },
    });
    const saves = takeSaves(
      'preferences',
      changedMeanwhile({ preferences: { ...wishes, jobTypes: ['Permanent'] } }),
      saved(),
    );
    await user.click(screen.getByLabelText('Hybrid'));
    await user.click(press('Save Changes'));
    await choice();
    expect(marked('Mine')).toEqual([', Hybrid']);
    await user.click(press('Keep my version'));
    await gone();
    expect(sent(saves)[1]).toMatchObject({ preferences: { workModes: ['Remote', 'Hybrid'], jobTypes: ['Permanent'] } });
  });
});

describe('A conflict about personal information', () => {
  it('can be settled by taking theirs', async () => {
    const { user } = await openEditor('personal', 'Edit Personal Information');
    const info = { firstName: 'Theirs', lastName: 'Kurian', email: 'nadia.kurian@example.com' };
    takeSaves('personalInfo', changedMeanwhile({ personalInfo: info }));
    await user.type(screen.getByLabelText(/First name/), ' Maria');
    await user.click(press('Save Changes'));
    await choice();
    expect(marked('Mine')[0]).toMatch(/Maria/);
    await user.click(press('Use other version'));
    expect(screen.getByLabelText(/First name/)).toHaveValue('Theirs');
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
  });
});
