import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SECTIONS, disableAi } from '../../../testing/candidate';
import { makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { ABSENCE_TIMEOUT } from '../../../testing/absence-timeout';

const STORED_SECTIONS = {
  ...SECTIONS,
  preferences: {
    workModes: ['Remote', 'Nights'],
    locations: [{ city: 'Kochi', country: 'India', hasVisa: true, visaType: 'Citizen' }],
    jobTypes: ['Permanent'],
    preferredIndustries: ['Technology'],
    languages: [{ language: 'Malayalam', proficiency: 'Native' }],
    salary: { amount: 1500, minimum: 1000, maximum: 2000, currency: 'CHF', period: 'MONTH' as const },
  },
};
const serveProgress = (sections: object = { preferences: undefined }) =>
  serveOnboarding(makeProgressUpTo('preferences', { ...SECTIONS, ...sections }));
const renderStep = () => renderApp({ at: '/onboarding/preferences' });
const getCompletedSteps = (recordedSteps: ReturnType<typeof serveOnboarding>) =>
  recordedSteps.filter(({ body }) => body.data);
const getNextButton = () => screen.getByRole('button', { name: 'Next' });
const getRoleList = () => within(screen.getByRole('list', { name: 'Your preferred roles' }));

beforeEach(() => {
  serveProfile(null);
  disableAi();
});

describe('The preferences step', () => {
  it('records the preferences as profile sections', async () => {
    const recordedSteps = serveProgress();
    const { user, address } = renderStep();
    await user.type(await screen.findByRole('combobox', { name: /Add a location/ }), 'Berlin, Germany');
    await user.click(screen.getByRole('button', { name: 'Add location' }));
    await user.type(screen.getByLabelText('Minimum'), '48,000');
    await user.type(screen.getByLabelText('Maximum'), '72000');
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    expect(screen.getByLabelText('Annually')).toBeChecked();
    await user.click(screen.getByLabelText('Hybrid'));
    await user.click(screen.getByLabelText('Remote'));
    await user.click(getNextButton());
    await waitFor(() => expect(address()).toBe('/onboarding/review'));
    expect(getCompletedSteps(recordedSteps)[0]?.body.data).toEqual({
      preferences: {
        workModes: ['Remote', 'Hybrid'],
        locations: [{ city: 'Berlin', country: 'Germany', hasVisa: false }],
        jobTypes: [],
        preferredIndustries: [],
        languages: [],
        salary: { minimum: 48_000, maximum: 72_000, currency: 'EUR', period: 'YEAR' },
      },
      preferredRoles: [],
    });
  });

  it('keeps stored values that have no field', async () => {
    const recordedSteps = serveProgress(STORED_SECTIONS);
    const { user } = renderStep();
    expect(await screen.findByLabelText('Monthly')).toBeChecked();
    await user.click(getNextButton());
    await waitFor(() => expect(getCompletedSteps(recordedSteps)).toHaveLength(1));
    expect(getCompletedSteps(recordedSteps)[0]?.body.data?.preferences).toEqual(STORED_SECTIONS.preferences);
  });

  it('shows errors at their fields and focuses the first', async () => {
    serveProgress();
    const { user } = renderStep();
    await user.type(await screen.findByLabelText('Maximum'), 'a lot');
    await user.click(getNextButton());
    expect(screen.getByLabelText('Maximum')).toHaveFocus();
    expect(screen.getByLabelText('Maximum')).toHaveAccessibleDescription(
      'Please enter a number, such as 48,000 or 48k.',
    );
    expect(screen.getByLabelText('Remote')).toHaveAccessibleDescription('Please select at least one work mode');
  });

  it.each([
    ['45.000', '45,000', 45_000, 'USD', 'YEAR'],
    ['85k', '85,000', 85_000, 'USD', 'YEAR'],
    ['12 LPA', '1,200,000', 1_200_000, 'INR', 'YEAR'],
    ['€4,200 a month', '4,200', 4_200, 'EUR', 'MONTH'],
    ['45', '45', 45, 'USD', 'YEAR'],
  ])(
    'shows the typed amount %s as %s as soon as its field is left',
    async (typed, shown, minimum, currency, period) => {
      const recordedSteps = serveProgress({ preferences: { ...STORED_SECTIONS.preferences, salary: undefined } });
      const { user } = renderStep();
      await user.type(await screen.findByLabelText('Minimum'), typed);
      await user.tab();
      expect(screen.getByLabelText('Minimum')).toHaveValue(shown);
      expect(screen.getByLabelText('Currency')).toHaveValue(currency);
      await user.click(getNextButton());
      await waitFor(() => expect(getCompletedSteps(recordedSteps)).toHaveLength(1));
      expect(getCompletedSteps(recordedSteps)[0]?.body.data?.preferences?.salary).toEqual({
        minimum,
        currency,
        period,
      });
    },
  );

  it('rejects a location that was typed but not added', async () => {
    serveProgress(STORED_SECTIONS);
    const { user } = renderStep();
    await user.type(await screen.findByRole('combobox', { name: /Add a location/ }), 'Atlan');
    await user.click(getNextButton());
    const field = screen.getByRole('combobox', { name: /Add a location/ });
    expect(field).toHaveAccessibleDescription('Please add this or clear the field.');
    expect(field).toHaveFocus();
  });

  it('adds a custom role with basic information when enhancing fails', async () => {
    const recordedSteps = serveProgress({
      preferences: STORED_SECTIONS.preferences,
      skills: ['A', 'B', 'C', 'D', 'E'],
    });
    const { user } = renderStep();
    await user.type(await screen.findByRole('combobox', { name: /Search roles/ }), 'Ferry Captain{Enter}');
    expect(await screen.findByText('Added role with basic information')).toBeVisible();
    expect(getRoleList().getByText('added by you')).toBeVisible();
    await user.click(getNextButton());
    await waitFor(() => expect(getCompletedSteps(recordedSteps)).toHaveLength(1));
    expect(getCompletedSteps(recordedSteps)[0]?.body.data?.preferredRoles).toEqual([
      { id: expect.any(String), title: 'Ferry Captain', match: 70, requiredSkills: ['A', 'B', 'C', 'D'] },
    ]);
  });

  it('replaces an added role with the enhanced version', async () => {
    serveProgress();
    const enhanced = { title: 'software engineer', match: 120, description: 'Builds.', requiredSkills: ['Go'] };
    server.use(http.post('http://localhost/api/roles/enhance', () => HttpResponse.json([enhanced])));
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Software Engineer' }));
    expect(await screen.findByText('Role added successfully')).toBeVisible();
    expect(await getRoleList().findByText('100%')).toBeVisible();
    expect(getRoleList().getByText('Software Engineer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Software Engineer' })).not.toBeInTheDocument();
  });

  it('shows no toast when the role is enhanced after leaving the step', async () => {
    serveProgress(STORED_SECTIONS);
    let respond: (response: Response) => void = () => undefined;
    server.use(
      http.post('http://localhost/api/roles/enhance', () => new Promise<Response>((resolve) => (respond = resolve))),
    );
    const { user, address } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Software Engineer' }));
    await user.click(getNextButton());
    await waitFor(() => expect(address()).toBe('/onboarding/review'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search roles/ })).not.toBeInTheDocument());
    respond(HttpResponse.json([{ title: 'Software Engineer', match: 90, description: '', requiredSkills: [] }]));
    await expect(screen.findByText('Role added successfully', undefined, ABSENCE_TIMEOUT)).rejects.toThrow();
  });

  it('shows recommended roles with their match', async () => {
    const requests: unknown[] = [];
    serveProgress();
    server.use(
      http.post('http://localhost/api/roles/recommend', async ({ request }) => {
        requests.push(await request.json());
        const others = ['Deckhand', 'Boatswain', 'Diver'].map((title) => ({
          title,
          match: 40,
          description: '',
          requiredSkills: [],
        }));
        const requiredSkills = ['Radar', 'Radio', 'Charts', 'Knots', 'Tides'];
        return HttpResponse.json([
          { title: 'Harbour Pilot', match: 186, description: 'Brings ships in.', requiredSkills },
          ...others,
        ]);
      }),
    );
    const { user } = renderStep();
    const list = within(await screen.findByRole('list', { name: 'Recommended for you' }));
    const [best] = list.getAllByRole('listitem');
    expect(within(best ?? document.body).getByRole('img', { name: '100% match' })).toBeVisible();
    expect(best).toHaveTextContent('Brings ships in.Skills: Radar, Radio, Charts, Knots +1 more');
    expect(list.queryByText('Diver')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Add Harbour Pilot' }));
    expect(await screen.findByText('Role added successfully')).toBeVisible();
    expect(getRoleList().getByText('100%')).toBeVisible();
    expect(list.getAllByRole('listitem').map((role) => within(role).getByRole('heading').textContent)).toEqual([
      'Deckhand',
      'Boatswain',
      'Diver',
    ]);
    expect(list.getByRole('button', { name: 'Add Deckhand' })).toHaveFocus();
    const { skills, projects, experiences, userType } = SECTIONS;
    expect(requests).toEqual([{ profile: { skills, projects, experiences, userType } }]);
  });

  it('asks for a job title if no role can be recommended, until one is added', async () => {
    serveProgress();
    server.use(http.post('http://localhost/api/roles/recommend', () => HttpResponse.json([])));
    const { user } = renderStep();
    expect(await screen.findByText('Tell us a job title you look for.')).toBeVisible();
    expect(screen.queryByText('Recommended for you')).not.toBeInTheDocument();
    await user.type(await screen.findByRole('combobox', { name: /Search roles/ }), 'Ferry Captain{Enter}');
    await waitFor(() => expect(screen.queryByText('Tell us a job title you look for.')).not.toBeInTheDocument());
  });

  it('searches roles and rejects unknown and duplicate ones', async () => {
    serveProgress();
    const { user } = renderStep();
    const search = await screen.findByRole('combobox', { name: /Search roles/ });
    await user.type(search, 'scrum');
    await user.click(await screen.findByRole('option', { name: 'Scrum Master' }));
    expect(await getRoleList().findByText('Scrum Master')).toBeVisible();
    await user.type(search, 'xyzzy');
    expect(await screen.findByText('No matching roles found')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'scrum MASTER{Enter}');
    expect(await screen.findByText('This role is already added')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Scrum Master' }));
    expect(screen.queryByRole('list', { name: 'Your preferred roles' })).not.toBeInTheDocument();
  });

  it('requires a city and a country', async () => {
    serveProgress();
    const { user } = renderStep();
    const search = await screen.findByRole('combobox', { name: /Add a location/ });
    await user.type(search, 'Atlantis');
    await user.click(screen.getByRole('button', { name: 'Add location' }));
    expect(search).toHaveAccessibleDescription('City and country are required');
    await user.clear(search);
    await user.type(search, 'kochi');
    await user.click(await screen.findByRole('option', { name: 'Kochi, India' }));
    expect(screen.getByRole('button', { name: 'Remove Kochi, India' })).toBeVisible();
  });
});
