import { screen, waitFor, within } from '@testing-library/react';
import { EDUCATION, SECTIONS } from '../../../testing/candidate';
import { makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const getCompletedSteps = (recordedSteps: ReturnType<typeof serveOnboarding>) =>
  recordedSteps.filter(({ body }) => body.data);
const serveProgress = () => serveOnboarding(makeProgressUpTo('education', SECTIONS));
const serveWithEntry = () => serveOnboarding(makeProgressUpTo('review', SECTIONS));
const renderStep = () => renderApp({ at: '/onboarding/education' });
const SECTIONS_WITHOUT_EDUCATION = { ...SECTIONS, educations: [] };

beforeEach(() => serveProfile(null));

const fillIn = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(await screen.findByLabelText(/Institution/), 'Harbour College');
  await user.type(screen.getByRole('combobox', { name: /Education type/ }), 'Diploma of the sea{Tab}');
  await user.type(screen.getByLabelText(/Course name/), 'Boats');
  await user.type(screen.getByRole('textbox', { name: /Start date/ }), '9/2018');
  await user.type(screen.getByRole('textbox', { name: /End date/ }), '06/2020');
};

describe('The education step', () => {
  it('opens the form for an empty list and adds its entry on Continue', async () => {
    const recordedSteps = serveOnboarding(makeProgressUpTo('education', SECTIONS_WITHOUT_EDUCATION));
    const { user, address } = renderStep();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Education details saved successfully')).toBeVisible();
    expect(screen.queryByText('Education added successfully')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/onboarding/experience'));
    expect(getCompletedSteps(recordedSteps)).toEqual([
      {
        step: 'education',
        body: {
          data: {
            educations: [
              {
                id: expect.any(String),
                institution: 'Harbour College',
                courseType: 'Diploma of the sea',
                courseName: 'Boats',
                startDate: '2018-09-01T00:00:00.000Z',
                endDate: '2020-06-01T00:00:00.000Z',
                isCurrentlyStudying: false,
                achievements: '',
              },
            ],
          },
        },
      },
    ]);
  });

  it('shows each error at its field and focuses the first', async () => {
    serveOnboarding(makeProgressUpTo('education', SECTIONS_WITHOUT_EDUCATION));
    const { user } = renderStep();
    await screen.findByLabelText(/Institution/);
    await user.click(screen.getByRole('button', { name: 'Add Education' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Institution/)).toHaveAccessibleDescription('Institution name is required'),
    );
    expect(screen.getByLabelText(/Institution/)).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Education type is required');
    expect(screen.getByLabelText(/Course name/)).toHaveAccessibleDescription('Course name is required');
    expect(screen.getByRole('textbox', { name: /Start date/ })).toHaveAccessibleDescription('Start date is required');
    expect(screen.getByRole('textbox', { name: /End date/ })).toHaveAccessibleDescription(
      'End date is required or mark as current',
    );
  });

  it('clears the end date while currently studying, or when the start date is later', async () => {
    serveOnboarding(makeProgressUpTo('education', SECTIONS_WITHOUT_EDUCATION));
    const { user } = renderStep();
    await fillIn(user);
    await user.click(screen.getByLabelText('I am currently studying here'));
    expect(screen.getByRole('textbox', { name: /End date/ })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /End date/ })).toBeDisabled();
    await user.click(screen.getByLabelText('I am currently studying here'));
    await user.type(screen.getByRole('textbox', { name: /End date/ }), '06/2020');
    await user.clear(screen.getByRole('textbox', { name: /Start date/ }));
    await user.type(screen.getByRole('textbox', { name: /Start date/ }), '07/2020');
    expect(screen.getByRole('textbox', { name: /End date/ })).toHaveValue('');
  });

  it('updates an entry in place and shows a toast', async () => {
    const recordedSteps = serveWithEntry();
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Diploma, Boats' }));
    expect(await screen.findByRole('heading', { name: 'Edit education' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Institution/)).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Start date/ })).toHaveValue('09/2018');
    await user.type(screen.getByLabelText(/Course name/), ' and ships');
    await user.click(screen.getByRole('button', { name: 'Update Education' }));
    expect(await screen.findByText('Education updated successfully')).toBeVisible();
    expect(screen.getByText('Diploma, Boats and ships')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(getCompletedSteps(recordedSteps)).toHaveLength(1));
    expect(getCompletedSteps(recordedSteps)[0]?.body.data?.educations).toEqual([
      { ...EDUCATION, courseName: 'Boats and ships' },
    ]);
  });

  it('asks before cancelling a form with input', async () => {
    serveWithEntry();
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Add Education' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit Diploma, Boats' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Education' }));
    await user.type(screen.getByLabelText(/Institution/), 'Half');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByLabelText(/Institution/)).not.toBeInTheDocument());
  });

  it('removes an entry and requires at least one', async () => {
    const recordedSteps = serveWithEntry();
    const { user, address } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Remove Diploma, Boats' }));
    expect(await screen.findByRole('heading', { name: 'Add education' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one education entry');
    expect(address()).toBe('/onboarding/education');
    expect(getCompletedSteps(recordedSteps)).toEqual([]);
  });

  it('goes back without recording the step', async () => {
    const recordedSteps = serveProgress();
    const { user, address } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(address()).toBe('/onboarding/personal');
    expect(recordedSteps).toEqual([]);
  });
});
