import { screen, waitFor, within } from '@testing-library/react';
import { EXPERIENCE } from '../../../../testing/candidate';
import { openEditor, rejectSave, acceptSave, captureSaves } from '../../../../testing/editor';

const OLDER_JOB = {
  ...EXPERIENCE,
  id: '55555555-5555-4555-8555-555555555555',
  title: 'Deckhand',
  company: 'Tidepool',
  location: 'Kochi',
  startDate: '2019-01-15T00:00:00.000Z',
  endDate: '2020-06-01T00:00:00.000Z',
  current: false,
  skills: { technical: ['Knots'] },
};

const open = (experiences = [EXPERIENCE, OLDER_JOB]) =>
  openEditor('experience', 'Edit Work Experience', { experiences });
const getField = (name: RegExp) => screen.getByRole('textbox', { name });
const getButton = (name: string) => screen.getByRole('button', { name });
const getSaveButton = () => getButton('Save All Changes');
const getDialog = () => within(screen.getByRole('dialog'));
const mockPhone = (): void => {
  const phone = Object.assign(window.matchMedia(''), { matches: true });
  const other = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => (query.includes('max-width: 575') ? phone : other));
};
const getHeadings = () =>
  getDialog()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('The work experience editor', () => {
  it('adds a new entry and saves the whole list', async () => {
    const { user } = await open();
    const saves = captureSaves('experiences', acceptSave());
    await user.type(getField(/Job title/), ' Harbour Pilot ');
    await user.type(getField(/Company/), 'Fernway{Enter}');
    expect(await screen.findByText('Harbour Pilot added. Not saved yet.')).toBeInTheDocument();
    expect(getHeadings()).toEqual(['Pilot', 'Deckhand', 'Harbour Pilot', 'Add experience']);
    expect(getField(/Job title/)).toHaveValue('');
    expect(getField(/Job title/)).toHaveFocus();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    const added = { id: expect.any(String) as string, title: 'Harbour Pilot', company: 'Fernway' };
    expect(saves[0]?.body).toEqual({
      experiences: [EXPERIENCE, OLDER_JOB, { ...added, endDate: null, current: false }],
      origin: 'typed',
    });
  });

  it('updates an entry in place and keeps the fields that the form does not show', async () => {
    const { user } = await open([OLDER_JOB, EXPERIENCE]);
    const saves = captureSaves('experiences', acceptSave());
    await user.click(getButton('Edit Deckhand'));
    expect(screen.getByRole('heading', { name: 'Edit experience' })).toBeVisible();
    expect(within(getDialog().getByRole('heading', { name: /Deckhand/ })).getByText('Editing')).toBeVisible();
    expect(getField(/Job title/)).toHaveFocus();
    expect(getField(/Start date/)).toHaveValue('01/2019');
    await user.clear(getField(/Job title/));
    await user.type(getField(/Job title/), 'Boatswain');
    await user.click(getButton('Update'));
    expect(await screen.findByRole('button', { name: 'Edit Boatswain' })).toHaveFocus();
    expect(getHeadings()).toEqual(['Boatswain', 'Pilot', 'Add experience']);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      experiences: [{ ...OLDER_JOB, title: 'Boatswain' }, EXPERIENCE],
      origin: 'typed',
    });
  });

  it('shows and keeps a year without a month, and accepts one', async () => {
    const { user } = await open([{ ...OLDER_JOB, startDate: '2009', endDate: '2011' }]);
    const saves = captureSaves('experiences', acceptSave());
    await user.click(getButton('Edit Deckhand'));
    expect(getField(/Start date/)).toHaveValue('2009');
    expect(getField(/End date/)).toHaveValue('2011');
    await user.clear(getField(/End date/));
    await user.type(getField(/End date/), '2009');
    await user.click(getButton('Update'));
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      experiences: [{ ...OLDER_JOB, startDate: '2009', endDate: '2009' }],
      origin: 'typed',
    });
  });

  it('cancels an edit, and asks first if the form has changes', async () => {
    const { user } = await open();
    await user.click(getButton('Edit Pilot'));
    await user.click(getButton('Cancel'));
    expect(screen.getByRole('heading', { name: 'Add experience' })).toBeVisible();
    expect(getButton('Edit Pilot')).toHaveFocus();
    await user.click(getButton('Edit Pilot'));
    await user.type(getField(/Company/), ' Lines');
    await user.click(getButton('Edit Deckhand'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(getField(/Company/)).toHaveValue('Fernway Lines');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.click(getButton('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(getField(/Company/)).toHaveValue(''));
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
  });

  it('removes an entry and keeps the form values of another one', async () => {
    const { user } = await open();
    const saves = captureSaves('experiences', acceptSave());
    await user.click(getButton('Edit Deckhand'));
    await user.type(getField(/Location/), ' port');
    await user.click(getButton('Remove Pilot'));
    expect(getButton('Remove Deckhand')).toHaveFocus();
    expect(getField(/Location/)).toHaveValue('Kochi port');
    expect(screen.getByText('2 changes not saved yet')).toBeVisible();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ experiences: [{ ...OLDER_JOB, location: 'Kochi port' }], origin: 'typed' });
  });

  it('clears the form when its entry is removed, and keeps the focus in the dialog', async () => {
    const { user } = await open([EXPERIENCE]);
    await user.click(getButton('Edit Pilot'));
    await user.click(getButton('Remove Pilot'));
    expect(getDialog().getByText('No work experience added yet.')).toBeVisible();
    expect(getField(/Job title/)).toHaveValue('');
    expect(getDialog().getByText('No work experience added yet.').parentElement).toHaveFocus();
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
  });

  it('shows the entries first on a phone, and the form once it is opened', async () => {
    mockPhone();
    const { user } = await open();
    expect(getHeadings()).toEqual(['Pilot', 'Deckhand']);
    await user.click(getButton('Add experience'));
    expect(getHeadings()).toEqual(['Add experience', 'Pilot', 'Deckhand']);
    expect(getField(/Job title/)).toHaveFocus();
    await user.click(getButton('Cancel'));
    expect(getHeadings()).toEqual(['Pilot', 'Deckhand']);
    expect(getButton('Add experience')).toHaveFocus();
    await user.click(getButton('Edit Deckhand'));
    expect(getField(/Job title/)).toHaveValue('Deckhand');
    expect(getField(/Job title/)).toHaveFocus();
    await user.click(getButton('Cancel'));
    expect(getButton('Edit Deckhand')).toHaveFocus();
    await user.click(getButton('Add experience'));
    await user.type(getField(/Job title/), 'Harbour Pilot');
    await user.type(getField(/Company/), 'Fernway{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Harbour Pilot' })).toHaveFocus();
    expect(getHeadings()).toEqual(['Pilot', 'Deckhand', 'Harbour Pilot']);
  });

  it('opens the form on a phone if there are no entries', async () => {
    mockPhone();
    await open([]);
    expect(getHeadings()).toEqual(['Add experience']);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('validates required fields before adding', async () => {
    const { user } = await open([]);
    await user.click(getButton('Add experience'));
    await waitFor(() => expect(getField(/Job title/)).toHaveAccessibleDescription('Title is required'));
    expect(getField(/Job title/)).toHaveFocus();
    expect(getField(/Company/)).toHaveAccessibleDescription('Company is required');
    expect(getHeadings()).toEqual(['Add experience']);
  });

  it('validates an unfinished entry on save', async () => {
    const { user } = await open();
    const saves = captureSaves('experiences', acceptSave());
    await user.type(getField(/Job title/), 'Half');
    await user.click(getSaveButton());
    await waitFor(() => expect(getField(/Company/)).toHaveAccessibleDescription('Company is required'));
    expect(saves).toHaveLength(0);
  });

  it('rejects an end date before the start', async () => {
    const { user } = await open();
    await user.type(getField(/Start date/), '05/2020');
    await user.type(getField(/End date/), '04/2020');
    await user.click(getButton('Add experience'));
    await waitFor(() =>
      expect(getField(/Start date/)).toHaveAccessibleDescription('Start date cannot be after end date'),
    );
    expect(getField(/End date/)).toHaveAccessibleDescription('End date cannot be before start date');
    await user.clear(getField(/End date/));
    await user.type(getField(/End date/), '06/2020');
    await waitFor(() => expect(getField(/Start date/)).not.toBeInvalid());
  });

  it('clears and disables the end date of a current position', async () => {
    const { user } = await open();
    await user.click(getButton('Edit Deckhand'));
    await user.click(screen.getByLabelText('I currently work here'));
    expect(getField(/End date/)).toBeDisabled();
    expect(getField(/End date/)).toHaveValue('');
    await user.click(screen.getByLabelText('I currently work here'));
    expect(getField(/End date/)).toBeEnabled();
  });

  it('opens the entry that the server rejected', async () => {
    const { user } = await open();
    const message = 'Please use at most 200 characters.';
    captureSaves('experiences', rejectSave(400, message, [{ path: 'experiences.1.company', message }]));
    await user.click(getSaveButton());
    expect(await screen.findByRole('heading', { name: 'Edit experience' })).toBeVisible();
    expect(getField(/Job title/)).toHaveValue('Deckhand');
    expect(getField(/Company/)).toHaveAccessibleDescription(message);
    expect(getField(/Company/)).toHaveFocus();
  });
});
