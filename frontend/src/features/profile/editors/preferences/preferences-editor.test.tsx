import type { Preferences } from '@trackrecord/contracts';
import { screen, waitFor } from '@testing-library/react';
import { changedMeanwhile, openEditor, refused, saved, takeSaves } from '../../../../testing/editor';

const STORED: Preferences = {
  workModes: ['Remote', 'Full-time'],
  locations: [{ city: 'Kochi', country: 'India', hasVisa: true, visaType: 'Citizen', visaExpiryDate: '2030-05-01' }],
  jobTypes: ['Permanent'],
  preferredIndustries: ['Technology'],
  languages: [{ language: 'Malayalam', proficiency: 'Native' }],
  salary: { amount: 1500, minimum: 1000, maximum: 2000, currency: 'CHF', period: 'MONTH' },
};

const open = () => openEditor('preferences', 'Edit Work Preferences', { preferences: STORED });
const press = (name: string) => screen.getByRole('button', { name });
const label = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });
const save = () => press('Save Changes');

describe('The preferences editor', () => {
  it('saves all fields of new preferences', async () => {
    const { user } = await openEditor('preferences', 'Edit Work Preferences');
    const saves = takeSaves('preferences', saved());
    await user.click(label('Flexible'));
    await user.click(label('Remote'));
    await user.type(label('City'), 'Berlin');
    await user.type(label('Country'), 'Germany');
    expect(screen.queryByLabelText('Visa type')).not.toBeInTheDocument();
    await user.click(label('I have a work visa for this country'));
    await user.type(label('Visa type'), 'Blue card');
    await user.type(label('Visa expiry date'), '2030-05-01');
    await user.click(press('Add location'));
    expect(await screen.findByRole('button', { name: 'Remove Berlin, Germany' })).toBeVisible();
    expect(screen.getByText('Blue card visa until May 1, 2030')).toBeVisible();
    expect(label('City')).toHaveFocus();
    await user.click(label('Finance'));
    await user.type(label('Language'), 'German{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove German' })).toBeVisible();
    await user.type(label('Language'), 'English');
    await user.selectOptions(label('Proficiency'), 'Fluent');
    await user.type(label('Minimum'), '48,000');
    await user.type(label('Maximum'), '40000');
    expect(screen.getByLabelText('Annually')).toBeChecked();
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      preferences: {
        workModes: ['Remote', 'Flexible'],
        locations: [
          { city: 'Berlin', country: 'Germany', hasVisa: true, visaType: 'Blue card', visaExpiryDate: '2030-05-01' },
        ],
        jobTypes: [],
        preferredIndustries: ['Finance'],
        languages: [
          { language: 'German', proficiency: 'Beginner' },
          { language: 'English', proficiency: 'Fluent' },
        ],
        salary: { minimum: 48_000, maximum: 40_000, currency: 'USD', period: 'YEAR' },
      },
      origin: 'typed',
    });
  });

  it('keeps unchanged fields and stored options that it does not offer', async () => {
    const { user } = await open();
    const saves = takeSaves('preferences', saved());
    expect(screen.getByLabelText('Full-time')).toBeChecked();
    expect(label('Currency')).toHaveValue('CHF');
    expect(screen.getByLabelText('Monthly')).toBeChecked();
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ preferences: STORED, origin: 'typed' });
  });

  it('validates work modes and salary and focuses the first invalid field', async () => {
    const { user } = await open();
    const saves = takeSaves('preferences', saved());
    await user.click(label('Remote'));
    await user.click(label('Full-time'));
    await user.type(label('Maximum'), ' a lot');
    await user.click(save());
    await waitFor(() => expect(label('Remote')).toHaveFocus());
    expect(label('Remote')).toHaveAccessibleDescription('Please select at least one work mode');
    expect(label('Maximum')).toHaveAccessibleDescription('Please enter a number, such as 48000.');
    await user.click(label('Full-time'));
    expect(label('Remote')).not.toBeInvalid();
    expect(saves).toHaveLength(0);
  });

  it('focuses the first field that is invalid after saving, not one that was invalid before', async () => {
    const { user } = await open();
    await user.click(press('Add location'));
    await user.click(press('Add language'));
    await waitFor(() => expect(label('Language')).toHaveFocus());
    await user.click(label('Remote'));
    await user.click(label('Full-time'));
    // In a browser, window.event is still the click while its promises settle, so React renders synchronously.
    const currentEvent = jest.spyOn(window, 'event', 'get').mockReturnValue(new MouseEvent('click'));
    await user.click(save());
    await waitFor(() => expect(label('Remote')).toBeInvalid());
    currentEvent.mockRestore();
    expect(label('Remote')).toHaveFocus();
    expect(label('City')).toBeInvalid();
  });

  it('focuses the work modes when the server rejects them', async () => {
    const { user } = await open();
    const message = 'Please select at least one work mode';
    takeSaves('preferences', refused(400, message, [{ path: 'preferences.workModes', message }]));
    await user.click(save());
    await waitFor(() => expect(label('Remote')).toHaveFocus());
    expect(label('Remote')).toHaveAccessibleDescription(message);
  });

  it('keeps the stored order and appends new picks', async () => {
    const { user } = await openEditor('preferences', 'Edit Work Preferences', {
      preferences: { ...STORED, preferredIndustries: ['Technology', 'Transportation', 'Finance'] },
    });
    const saves = takeSaves('preferences', saved());
    await user.click(label('Education'));
    await user.click(label('Technology'));
    await user.click(label('Technology'));
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    await user.click(label('Technology'));
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      preferences: { preferredIndustries: ['Transportation', 'Finance', 'Education'] },
    });
  });

  it('keeps the order of the other version after it is loaded', async () => {
    const { user } = await open();
    const theirs = { ...STORED, preferredIndustries: ['Finance', 'Technology'] };
    const saves = takeSaves('preferences', changedMeanwhile({ preferences: theirs }), saved());
    await user.click(label('Education'));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use other version' }));
    await user.click(label('Finance'));
    await user.click(label('Finance'));
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toMatchObject({ preferences: { preferredIndustries: ['Finance', 'Technology'] } });
  });

  it('focuses the add field and shows a text when a list becomes empty', async () => {
    const { user } = await open();
    await user.click(press('Remove Kochi, India'));
    expect(label('City')).toHaveFocus();
    expect(screen.getByText('No locations added yet.').parentElement).toHaveRole('status');
    await user.click(press('Remove Malayalam'));
    expect(label('Language')).toHaveFocus();
    expect(screen.getByText('No languages added yet.')).toBeVisible();
  });

  it('clears the error of an incomplete location when a suggestion completes it', async () => {
    const { user } = await open();
    await user.click(press('Add location'));
    await waitFor(() => expect(label('City')).toBeInvalid());
    await user.type(label('City'), 'abu dhabi');
    await user.click(await screen.findByRole('option', { name: 'Abu Dhabi, United Arab Emirates' }));
    await waitFor(() => expect(label('City')).not.toBeInvalid());
    await user.clear(label('Country'));
    await user.click(save());
    await waitFor(() => expect(label('City')).toBeInvalid());
    await user.clear(label('City'));
    await user.type(label('City'), 'dubai');
    await user.click(await screen.findByRole('option', { name: 'Dubai, United Arab Emirates' }));
    await waitFor(() => expect(label('City')).not.toBeInvalid());
  });

  it('validates that a location is complete and not a duplicate', async () => {
    const { user } = await open();
    await user.click(press('Add location'));
    await waitFor(() => expect(label('City')).toHaveAccessibleDescription('City and country are required'));
    await user.type(label('City'), 'kochi');
    await user.type(label('Country'), 'INDIA');
    await user.click(press('Add location'));
    await waitFor(() => expect(label('City')).toHaveAccessibleDescription('This location is already added'));
    expect(label('City')).toHaveFocus();
  });

  it('fills the country of a suggested city, and saves a location that is not added yet', async () => {
    const { user } = await open();
    const saves = takeSaves('preferences', saved());
    await user.type(label('City'), 'dubai');
    await user.click(await screen.findByRole('option', { name: 'Dubai, United Arab Emirates' }));
    expect(label('City')).toHaveValue('Dubai');
    expect(label('Country')).toHaveValue('United Arab Emirates');
    await user.clear(label('Country'));
    await user.click(save());
    await waitFor(() => expect(label('City')).toHaveAccessibleDescription('City and country are required'));
    await user.type(label('Country'), 'UAE');
    await user.click(press('Remove Kochi, India'));
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      preferences: { locations: [{ city: 'Dubai', country: 'UAE', hasVisa: false }] },
    });
  });

  it('ignores the visa fields when the visa is unchecked', async () => {
    const { user } = await open();
    const saves = takeSaves('preferences', saved());
    await user.click(label('I have a work visa for this country'));
    await user.type(label('Visa type'), 'Blue card');
    await user.click(label('I have a work visa for this country'));
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ preferences: STORED, origin: 'typed' });
  });

  it('requires a location for a visa', async () => {
    const { user } = await open();
    await user.click(label('I have a work visa for this country'));
    await user.type(label('Visa type'), 'Blue card');
    await user.click(save());
    await waitFor(() => expect(label('City')).toHaveAccessibleDescription('City and country are required'));
  });

  it('removes only one of two duplicates', async () => {
    const [home] = STORED.locations;
    const { user } = await openEditor('preferences', 'Edit Work Preferences', {
      preferences: {
        ...STORED,
        locations: [...STORED.locations, { city: 'Kochi', country: 'India', hasVisa: false }],
        languages: [...STORED.languages, { language: 'Malayalam', proficiency: 'Fluent' }],
      },
    });
    const saves = takeSaves('preferences', saved());
    await user.click(screen.getAllByRole('button', { name: 'Remove Malayalam' })[0] ?? document.body);
    expect(screen.getByRole('button', { name: 'Remove Malayalam' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Remove Kochi, India' })[1] ?? document.body);
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      preferences: { locations: [home], languages: [{ language: 'Malayalam', proficiency: 'Fluent' }] },
    });
  });

  it('validates that a language is entered and not a duplicate', async () => {
    const { user } = await open();
    await user.click(press('Add language'));
    await waitFor(() => expect(label('Language')).toHaveAccessibleDescription('Language is required'));
    await user.type(label('Language'), 'malayalam{Enter}');
    await waitFor(() => expect(label('Language')).toHaveAccessibleDescription('This language is already added'));
    await user.clear(label('Language'));
    await user.click(press('Remove Malayalam'));
    expect(screen.queryByText('Native', { selector: 'span' })).not.toBeInTheDocument();
  });

  it('shows server validation errors at their fields', async () => {
    const { user } = await open();
    const message = 'Please enter a salary below 1,000,000,000,000.';
    takeSaves('preferences', refused(400, message, [{ path: 'preferences.salary.minimum', message }]));
    await user.click(save());
    await waitFor(() => expect(label('Minimum')).toHaveAccessibleDescription(message));
    expect(label('Minimum')).toHaveFocus();
  });
});

it('keeps the error of an incomplete location until its fields are filled', async () => {
  const { user } = await open();
  await user.click(press('Add location'));
  await waitFor(() => expect(label('City')).toBeInvalid());
  await user.click(label('Remote'));
  await user.click(label('Remote'));
  await user.clear(label('Minimum'));
  await user.type(label('Language'), 'Tamil{Enter}');
  await screen.findByRole('button', { name: 'Remove Tamil' });
  await user.click(label('Remote'));
  await user.click(label('Full-time'));
  await user.click(save());
  await waitFor(() => expect(label('Remote')).toBeInvalid());
  await user.type(label('Maximum'), '0');
  expect(label('City')).toBeInvalid();
  await user.type(label('City'), 'Berlin');
  expect(label('City')).toBeInvalid();
  await user.type(label('Country'), 'Germany');
  await waitFor(() => expect(label('City')).toBeValid());
});
