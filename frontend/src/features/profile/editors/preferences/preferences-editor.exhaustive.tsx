import type { Preferences } from '@trackrecord/contracts';
import { screen, waitFor } from '@testing-library/react';
import { rejectWithConflict, openEditor, rejectSave, acceptSave, captureSaves } from '../../../../testing/editor';

const STORED_PREFERENCES: Preferences = {
  workModes: ['Remote', 'Full-time'],
  locations: [{ city: 'Kochi', country: 'India', hasVisa: true, visaType: 'Citizen', visaExpiryDate: '2030-05-01' }],
  jobTypes: ['Permanent'],
  preferredIndustries: ['Technology'],
  languages: [{ language: 'Malayalam', proficiency: 'Native' }],
  salary: { amount: 1500, minimum: 1000, maximum: 2000, currency: 'CHF', period: 'MONTH' },
};

const open = () => openEditor('preferences', 'Edit Work Preferences', { preferences: STORED_PREFERENCES });
const getButton = (name: string) => screen.getByRole('button', { name });
const getField = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });
const getSaveButton = () => getButton('Save Changes');

describe('The preferences editor', () => {
  it('saves all fields of new preferences', async () => {
    const { user } = await openEditor('preferences', 'Edit Work Preferences');
    const saves = captureSaves('preferences', acceptSave());
    await user.click(getField('Flexible'));
    await user.click(getField('Remote'));
    await user.type(getField('City'), 'Berlin');
    await user.type(getField('Country'), 'Germany');
    expect(screen.queryByLabelText('Visa type')).not.toBeInTheDocument();
    await user.click(getField('I have a work visa for this country'));
    await user.type(getField('Visa type'), 'Blue card');
    await user.type(getField('Visa expiry date'), '2030-05-01');
    await user.click(getButton('Add location'));
    expect(await screen.findByRole('button', { name: 'Remove Berlin, Germany' })).toBeVisible();
    expect(screen.getByText('Blue card visa until 1 May 2030')).toBeVisible();
    expect(getField('City')).toHaveFocus();
    await user.click(getField('Finance'));
    await user.type(getField('Language'), 'German{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove German' })).toBeVisible();
    await user.type(getField('Language'), 'English');
    await user.selectOptions(getField('Proficiency'), 'Fluent');
    await user.type(getField('Minimum'), '48,000');
    await user.type(getField('Maximum'), '40000');
    expect(screen.getByLabelText('Annually')).toBeChecked();
    await user.click(getSaveButton());
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
    const saves = captureSaves('preferences', acceptSave());
    expect(screen.getByLabelText('Full-time')).toBeChecked();
    expect(getField('Currency')).toHaveValue('CHF');
    expect(screen.getByLabelText('Monthly')).toBeChecked();
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ preferences: STORED_PREFERENCES, origin: 'typed' });
  });

  it.each([
    ['45.000', '45,000', 'CHF', 'Monthly'],
    ["4'500.50 Fr. pro Monat", '4,500.5', 'CHF', 'Monthly'],
    ['$85k a year', '85,000', 'USD', 'Annually'],
    ['15 LPA', '1,500,000', 'INR', 'Annually'],
  ])('shows the typed amount %s as %s %s as soon as its field is left', async (typed, shown, currency, period) => {
    const { user } = await open();
    await user.clear(getField('Maximum'));
    await user.type(getField('Maximum'), typed);
    await user.tab();
    expect(getField('Maximum')).toHaveValue(shown);
    expect(getField('Currency')).toHaveValue(currency);
    expect(screen.getByLabelText(period)).toBeChecked();
  });

  it.each(['€85k', '$30/hour', '45-50k'])('rejects the amount %s, which its fields cannot take', async (typed) => {
    const { user } = await open();
    await user.clear(getField('Maximum'));
    await user.type(getField('Maximum'), typed);
    await user.click(getSaveButton());
    const message = 'Please enter one amount. Its currency and period have their own fields.';
    await waitFor(() => expect(getField('Maximum')).toHaveAccessibleDescription(message));
    expect(getField('Maximum')).toHaveValue(typed);
    expect(getField('Currency')).toHaveValue('CHF');
  });

  it('validates work modes and salary and focuses the first invalid field', async () => {
    const { user } = await open();
    const saves = captureSaves('preferences', acceptSave());
    await user.click(getField('Remote'));
    await user.click(getField('Full-time'));
    await user.type(getField('Maximum'), ' a lot');
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('Remote')).toHaveFocus());
    expect(getField('Remote')).toHaveAccessibleDescription('Please select at least one work mode');
    expect(getField('Maximum')).toHaveAccessibleDescription('Please enter a number, such as 48,000 or 48k.');
    await user.click(getField('Full-time'));
    expect(getField('Remote')).not.toBeInvalid();
    expect(saves).toHaveLength(0);
  });

  it('focuses the first field that is invalid after saving, not one that was invalid before', async () => {
    const { user } = await open();
    await user.click(getButton('Add location'));
    await user.click(getButton('Add language'));
    await waitFor(() => expect(getField('Language')).toHaveFocus());
    await user.click(getField('Remote'));
    await user.click(getField('Full-time'));
    // In a browser, window.event is still the click while its promises settle, so React renders synchronously.
    const currentEvent = jest.spyOn(window, 'event', 'get').mockReturnValue(new MouseEvent('click'));
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('Remote')).toBeInvalid());
    currentEvent.mockRestore();
    expect(getField('Remote')).toHaveFocus();
    expect(getField('City')).toBeInvalid();
  });

  it('focuses the work modes when the server rejects them', async () => {
    const { user } = await open();
    const message = 'Please select at least one work mode';
    captureSaves('preferences', rejectSave(400, message, [{ path: 'preferences.workModes', message }]));
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('Remote')).toHaveFocus());
    expect(getField('Remote')).toHaveAccessibleDescription(message);
  });

  it('keeps the stored order and appends new selections', async () => {
    const { user } = await openEditor('preferences', 'Edit Work Preferences', {
      preferences: { ...STORED_PREFERENCES, preferredIndustries: ['Technology', 'Transportation', 'Finance'] },
    });
    const saves = captureSaves('preferences', acceptSave());
    await user.click(getField('Education'));
    await user.click(getField('Technology'));
    await user.click(getField('Technology'));
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    await user.click(getField('Technology'));
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      preferences: { preferredIndustries: ['Transportation', 'Finance', 'Education'] },
    });
  });

  it('keeps the order of the other version after it is loaded', async () => {
    const { user } = await open();
    const theirs = { ...STORED_PREFERENCES, preferredIndustries: ['Finance', 'Technology'] };
    const saves = captureSaves('preferences', rejectWithConflict({ preferences: theirs }), acceptSave());
    await user.click(getField('Education'));
    await user.click(getSaveButton());
    await user.click(await screen.findByRole('button', { name: 'Use other version' }));
    await user.click(getField('Finance'));
    await user.click(getField('Finance'));
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toMatchObject({ preferences: { preferredIndustries: ['Finance', 'Technology'] } });
  });

  it('focuses the add field and shows a text when a list becomes empty', async () => {
    const { user } = await open();
    await user.click(getButton('Remove Kochi, India'));
    expect(getField('City')).toHaveFocus();
    expect(screen.getByText('No locations added yet.').parentElement).toHaveRole('status');
    await user.click(getButton('Remove Malayalam'));
    expect(getField('Language')).toHaveFocus();
    expect(screen.getByText('No languages added yet.')).toBeVisible();
  });

  it('clears the error of an incomplete location when a suggestion completes it', async () => {
    const { user } = await open();
    await user.click(getButton('Add location'));
    await waitFor(() => expect(getField('City')).toBeInvalid());
    await user.type(getField('City'), 'abu dhabi');
    await user.click(await screen.findByRole('option', { name: 'Abu Dhabi, United Arab Emirates' }));
    await waitFor(() => expect(getField('City')).not.toBeInvalid());
    await user.clear(getField('Country'));
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('City')).toBeInvalid());
    await user.clear(getField('City'));
    await user.type(getField('City'), 'dubai');
    await user.click(await screen.findByRole('option', { name: 'Dubai, United Arab Emirates' }));
    await waitFor(() => expect(getField('City')).not.toBeInvalid());
  });

  it('validates that a location is complete and not a duplicate', async () => {
    const { user } = await open();
    await user.click(getButton('Add location'));
    await waitFor(() => expect(getField('City')).toHaveAccessibleDescription('City and country are required'));
    await user.type(getField('City'), 'kochi');
    await user.type(getField('Country'), 'INDIA');
    await user.click(getButton('Add location'));
    await waitFor(() => expect(getField('City')).toHaveAccessibleDescription('This location is already added'));
    expect(getField('City')).toHaveFocus();
  });

  it('fills the country of a suggested city, and saves a location that is not added yet', async () => {
    const { user } = await open();
    const saves = captureSaves('preferences', acceptSave());
    await user.type(getField('City'), 'dubai');
    await user.click(await screen.findByRole('option', { name: 'Dubai, United Arab Emirates' }));
    expect(getField('City')).toHaveValue('Dubai');
    expect(getField('Country')).toHaveValue('United Arab Emirates');
    await user.clear(getField('Country'));
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('City')).toHaveAccessibleDescription('City and country are required'));
    await user.type(getField('Country'), 'UAE');
    await user.click(getButton('Remove Kochi, India'));
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      preferences: { locations: [{ city: 'Dubai', country: 'UAE', hasVisa: false }] },
    });
  });

  it('ignores the visa fields when the visa is unchecked', async () => {
    const { user } = await open();
    const saves = captureSaves('preferences', acceptSave());
    await user.click(getField('I have a work visa for this country'));
    await user.type(getField('Visa type'), 'Blue card');
    await user.click(getField('I have a work visa for this country'));
    expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ preferences: STORED_PREFERENCES, origin: 'typed' });
  });

  it('requires a location for a visa', async () => {
    const { user } = await open();
    await user.click(getField('I have a work visa for this country'));
    await user.type(getField('Visa type'), 'Blue card');
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('City')).toHaveAccessibleDescription('City and country are required'));
  });

  it('removes only one of two duplicates', async () => {
    const [home] = STORED_PREFERENCES.locations;
    const { user } = await openEditor('preferences', 'Edit Work Preferences', {
      preferences: {
        ...STORED_PREFERENCES,
        locations: [...STORED_PREFERENCES.locations, { city: 'Kochi', country: 'India', hasVisa: false }],
        languages: [...STORED_PREFERENCES.languages, { language: 'Malayalam', proficiency: 'Fluent' }],
      },
    });
    const saves = captureSaves('preferences', acceptSave());
    await user.click(screen.getAllByRole('button', { name: 'Remove Malayalam' })[0] ?? document.body);
    expect(screen.getByRole('button', { name: 'Remove Malayalam' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Remove Kochi, India' })[1] ?? document.body);
    await user.click(getSaveButton());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      preferences: { locations: [home], languages: [{ language: 'Malayalam', proficiency: 'Fluent' }] },
    });
  });

  it('validates that a language is entered and not a duplicate', async () => {
    const { user } = await open();
    await user.click(getButton('Add language'));
    await waitFor(() => expect(getField('Language')).toHaveAccessibleDescription('Language is required'));
    await user.type(getField('Language'), 'malayalam{Enter}');
    await waitFor(() => expect(getField('Language')).toHaveAccessibleDescription('This language is already added'));
    await user.clear(getField('Language'));
    await user.click(getButton('Remove Malayalam'));
    expect(screen.queryByText('Native', { selector: 'span' })).not.toBeInTheDocument();
  });

  it('shows server validation errors at their fields', async () => {
    const { user } = await open();
    const message = 'Please enter a salary below 1,000,000,000,000.';
    captureSaves('preferences', rejectSave(400, message, [{ path: 'preferences.salary.minimum', message }]));
    await user.click(getSaveButton());
    await waitFor(() => expect(getField('Minimum')).toHaveAccessibleDescription(message));
    expect(getField('Minimum')).toHaveFocus();
  });
});

it('keeps the error of an incomplete location until its fields are filled', async () => {
  const { user } = await open();
  await user.click(getButton('Add location'));
  await waitFor(() => expect(getField('City')).toBeInvalid());
  await user.click(getField('Remote'));
  await user.click(getField('Remote'));
  await user.clear(getField('Minimum'));
  await user.type(getField('Language'), 'Tamil{Enter}');
  await screen.findByRole('button', { name: 'Remove Tamil' });
  await user.click(getField('Remote'));
  await user.click(getField('Full-time'));
  await user.click(getSaveButton());
  await waitFor(() => expect(getField('Remote')).toBeInvalid());
  await user.type(getField('Maximum'), '0');
  expect(getField('City')).toBeInvalid();
  await user.type(getField('City'), 'Berlin');
  expect(getField('City')).toBeInvalid();
  await user.type(getField('Country'), 'Germany');
  await waitFor(() => expect(getField('City')).toBeValid());
});
