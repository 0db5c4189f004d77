import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE, SECTIONS, disableAi } from '../../../testing/candidate';
import { makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const SECTIONS_WITH_SKILLS = {
  ...SECTIONS,
  experiences: [{ ...EXPERIENCE, skills: { technical: ['Go'], soft: ['Leadership'] } }],
};
const serveProgress = (sections: object) =>
  serveOnboarding(makeProgressUpTo('skills', { ...SECTIONS_WITH_SKILLS, ...sections }));
const renderStep = () => renderApp({ at: '/onboarding/skills' });
const getSkillList = () => within(screen.getByRole('list', { name: 'Your skills' }));
const getCompletedSteps = (recordedSteps: ReturnType<typeof serveOnboarding>) =>
  recordedSteps.filter(({ body }) => body.data);

beforeEach(() => {
  serveProfile(null);
  disableAi();
});

describe('The skills step', () => {
  it('starts with the detected skills and records the remaining ones', async () => {
    const recordedSteps = serveProgress({ skills: undefined });
    const { user, address } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Remove Leadership' }));
    expect(screen.getByRole('button', { name: 'Remove Go' })).toHaveFocus();
    await user.type(screen.getByLabelText('Add a skill'), ' Rust {Enter}');
    expect(screen.getByLabelText('Add a skill')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Skills processed successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/onboarding/preferences'));
    expect(getCompletedSteps(recordedSteps)).toEqual([{ step: 'skills', body: { data: { skills: ['Go', 'Rust'] } } }]);
  });

  it('keeps the focus in the field when a skill was added with the button', async () => {
    serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    await user.type(await screen.findByLabelText('Add a skill'), 'Rust');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(getSkillList().getByText('Rust')).toBeVisible();
    expect(screen.getByLabelText('Add a skill')).toHaveFocus();
  });

  it('offers detected skills that are not in the list', async () => {
    serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    const group = await screen.findByRole('group', { name: 'From your descriptions, tap to add' });
    await user.click(within(group).getByRole('button', { name: 'Leadership' }));
    expect(getSkillList().getByText('Leadership')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'From your descriptions, tap to add' })).not.toBeInTheDocument();
  });

  it('offers skills detected earlier without adding them', async () => {
    serveOnboarding(
      makeProgressUpTo(
        'skills',
        { ...SECTIONS_WITH_SKILLS, skills: undefined },
        { detectedSkills: { tools: ['Docker', 'go'] } },
      ),
    );
    renderStep();
    const group = await screen.findByRole('group', { name: 'From your descriptions, tap to add' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Docker']);
    expect(getSkillList().queryByText('Docker')).not.toBeInTheDocument();
  });

  it('recommends skills that are not in the list', async () => {
    const requests: unknown[] = [];
    serveProgress({ skills: ['Go'] });
    server.use(
      http.post('http://localhost/api/skills/enhance', async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ suggestedSkills: ['gRPC', 'go'] });
      }),
    );
    const { user } = renderStep();
    const group = await screen.findByRole('group', { name: 'Recommended, tap to add' });
    expect(within(group).getAllByRole('button')).toHaveLength(1);
    await user.click(within(group).getByRole('button', { name: 'gRPC' }));
    expect(getSkillList().getByText('gRPC')).toBeVisible();
    expect(requests).toEqual([{ skills: ['Go'] }]);
  });

  it('requests recommendations once, after the first skill is added', async () => {
    const requests: unknown[] = [];
    serveProgress({ skills: [], experiences: [EXPERIENCE] });
    server.use(
      http.post('http://localhost/api/skills/enhance', async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ suggestedSkills: ['gRPC'] });
      }),
    );
    const { user } = renderStep();
    await user.type(await screen.findByLabelText('Add a skill'), 'Go{Enter}');
    expect(await screen.findByRole('button', { name: 'gRPC' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Go' }));
    await user.type(screen.getByLabelText('Add a skill'), 'Rust{Enter}');
    expect(getSkillList().getByText('Rust')).toBeVisible();
    expect(requests).toEqual([{ skills: ['Go'] }]);
  });

  it('shows an error when recommending fails and retries', async () => {
    serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    expect(await screen.findByText('Failed to process skills. Please try again.')).toBeVisible();
    server.use(
      http.post('http://localhost/api/skills/enhance', () => HttpResponse.json({ suggestedSkills: ['gRPC'] })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'gRPC' })).toBeVisible();
    expect(screen.queryByText('Failed to process skills. Please try again.')).not.toBeInTheDocument();
  });

  it.each([
    ['commas and lines', 'Rust, Machine Learning\nElm, go', ['Rust', 'Machine Learning', 'Elm']],
    ['bullets', '• Machine  Learning\n• Machine\u00A0Learning\n• Spring Boot', ['Machine Learning', 'Spring Boot']],
    ['spaces if there is nothing else', 'Rust  Elm go', ['Rust', 'Elm']],
  ])('splits bulk input on %s', async (_name, text, added) => {
    serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    await user.click(await screen.findByRole('switch', { name: 'Bulk Add Skills' }));
    await user.click(screen.getByLabelText('Skills'));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Add skills' }));
    expect(await screen.findByText(`Added ${added.length} skills`)).toBeVisible();
    expect(
      getSkillList()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Go (from your description)', ...added]);
  });

  it('takes a list that is pasted into the field for one skill', async () => {
    serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    await user.click(await screen.findByLabelText('Add a skill'));
    await user.paste('Machine Learning\nSpring Boot');
    expect(screen.getByLabelText('Add a skill')).toHaveValue('Machine Learning, Spring Boot');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Added 2 skills')).toBeVisible();
    expect(getSkillList().getByText('Spring Boot')).toBeVisible();
  });

  it('shows the error at the field until the next key press', async () => {
    serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(screen.getByLabelText('Add a skill'), 'GO{Enter}');
    expect(screen.getByLabelText('Add a skill')).toHaveAccessibleDescription('This skill is already added');
    await user.type(screen.getByLabelText('Add a skill'), 'l');
    expect(screen.getByLabelText('Add a skill')).toBeValid();
    expect(screen.queryByText('This skill is already added')).not.toBeInTheDocument();
  });

  it('ignores text in the hidden field', async () => {
    const recordedSteps = serveProgress({ skills: ['Go'] });
    const { user } = renderStep();
    await user.type(await screen.findByLabelText('Add a skill'), 'Half a wo');
    await user.click(screen.getByRole('switch', { name: 'Bulk Add Skills' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(getCompletedSteps(recordedSteps)).toHaveLength(1));
    expect(getCompletedSteps(recordedSteps)[0]?.body.data).toEqual({ skills: ['Go'] });
  });

  it('requires at least one skill', async () => {
    const recordedSteps = serveProgress({ skills: ['Go'], experiences: [EXPERIENCE] });
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Remove Go' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one skill');
    expect(getCompletedSteps(recordedSteps)).toEqual([]);
  });
});
