import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SCHOOL, SECTIONS } from '../../../testing/candidate';
import { progressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const finished = (recorded: ReturnType<typeof serveOnboarding>) => recorded.filter(({ body }) => body.data);
const atTheStep = () => serveOnboarding(progressUpTo('education', SECTIONS));
const withOne = () => serveOnboarding(progressUpTo('review', SECTIONS));
const opens = () => renderApp({ at: '/onboarding/education' });
const startOver = { ...SECTIONS, educations: [] };

beforeEach(() => serveProfile(null));

const fillIn = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(await screen.findByLabelText(/Institution/), 'Harbour College');
  await user.type(screen.getByRole('combobox', { name: /Education type/ }), 'Diploma of the sea{Tab}');
  await user.type(screen.getByLabelText(/Course name/), 'Boats');
  await user.type(screen.getByRole('textbox', { name: /Start date/ }), '9/2018');
  await user.type(screen.getByRole('textbox', { name: /End date/ }), '06/2020');
};

describe('The education step', () => {
  it('opens its form by itself while the list is empty, and adds what is typed when it goes on', async () => {
    const recorded = serveOnboarding(progressUpTo('education', startOver));
    const { user, address } = opens();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Education added successfully')).toBeVisible();
    expect(await screen.findByText('Education details saved successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/onboarding/experience'));
    expect(finished(recorded)).toEqual([
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

  it('ties every fault to its field and goes to the first', async () => {
    serveOnboarding(progressUpTo('education', startOver));
    const { user, container } = opens();
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
    expect(await axe(container)).toHaveNoViolations();
  });

  it('clears the end when it goes on, and when the start passes it', async () => {
    serveOnboarding(progressUpTo('education', startOver));
    const { user } = opens();
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

  it('edits an entry in its place, and says so', async () => {
    const recorded = withOne();
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Diploma, Boats' }));
    expect(await screen.findByRole('heading', { name: 'Edit education' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Institution/)).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Start date/ })).toHaveValue('09/2018');
    await user.type(screen.getByLabelText(/Course name/), ' and ships');
    await user.click(screen.getByRole('button', { name: 'Update Education' }));
    expect(await screen.findByText('Education updated successfully')).toBeVisible();
    expect(screen.getByText('Diploma, Boats and ships')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(finished(recorded)).toHaveLength(1));
    expect(finished(recorded)[0]?.body.data?.educations).toEqual([{ ...SCHOOL, courseName: 'Boats and ships' }]);
  });

  it('asks before Cancel loses what was typed, and not without', async () => {
    withOne();
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Add Education' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit Diploma, Boats' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Education' }));
    await user.type(screen.getByLabelText(/Institution/), 'Half');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByLabelText(/Institution/)).not.toBeInTheDocument());
  });

  it('removes an entry, and wants one before it goes on', async () => {
    const recorded = withOne();
    const { user, address } = opens();
    await user.click(await screen.findByRole('button', { name: 'Remove Diploma, Boats' }));
    expect(await screen.findByRole('heading', { name: 'Add education' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one education entry');
    expect(address()).toBe('/onboarding/education');
    expect(finished(recorded)).toEqual([]);
  });

  it('goes back without recording anything', async () => {
    const recorded = atTheStep();
    const { user, address } = opens();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(address()).toBe('/onboarding/personal');
    expect(recorded).toEqual([]);
  });
});
