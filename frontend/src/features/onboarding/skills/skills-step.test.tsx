import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { JOB, SECTIONS, withoutAi } from '../../../testing/candidate';
import { progressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const described = { ...SECTIONS, experiences: [{ ...JOB, skills: { technical: ['Go'], soft: ['Leadership'] } }] };
const at = (sections: object) => serveOnboarding(progressUpTo('skills', { ...described, ...sections }));
const opens = () => renderApp({ at: '/onboarding/skills' });
const yours = () => within(screen.getByRole('list', { name: 'Your skills' }));
const finished = (recorded: ReturnType<typeof serveOnboarding>) => recorded.filter(({ body }) => body.data);

beforeEach(() => {
  serveProfile(null);
  withoutAi();
});

describe('The skills step', () => {
  it('starts with what the descriptions say, and records what is left', async () => {
    const recorded = at({ skills: undefined });
    const { user, address } = opens();
    await user.click(await screen.findByRole('button', { name: 'Remove Leadership' }));
    expect(screen.getByRole('button', { name: 'Remove Go' })).toHaveFocus();
    await user.type(screen.getByLabelText('Add a skill'), ' Rust {Enter}');
    expect(screen.getByLabelText('Add a skill')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Skills processed successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/onboarding/preferences'));
    expect(finished(recorded)).toEqual([{ step: 'skills', body: { data: { skills: ['Go', 'Rust'] } } }]);
  });

  it('offers what the descriptions say and the list does not hold', async () => {
    at({ skills: ['Go'] });
    const { user } = opens();
    const group = await screen.findByRole('group', { name: 'From your descriptions, tap to add' });
    await user.click(within(group).getByRole('button', { name: 'Leadership' }));
    expect(yours().getByText('Leadership')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'From your descriptions, tap to add' })).not.toBeInTheDocument();
  });

  it('offers what was noticed before, and takes none of it for granted', async () => {
    serveOnboarding(
      progressUpTo('skills', { ...described, skills: undefined }, { detectedSkills: { tools: ['Docker', 'go'] } }),
    );
    opens();
    const group = await screen.findByRole('group', { name: 'From your descriptions, tap to add' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Docker']);
    expect(yours().queryByText('Docker')).not.toBeInTheDocument();
  });

  it('recommends skills that go with those there are', async () => {
    const asked: unknown[] = [];
    at({ skills: ['Go'] });
    server.use(
      http.post('http://localhost/api/skills/enhance', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ suggestedSkills: ['gRPC', 'go'] });
      }),
    );
    const { user } = opens();
    const group = await screen.findByRole('group', { name: 'Recommended, tap to add' });
    expect(within(group).getAllByRole('button')).toHaveLength(1);
    await user.click(within(group).getByRole('button', { name: 'gRPC' }));
    expect(yours().getByText('gRPC')).toBeVisible();
    expect(asked).toEqual([{ skills: ['Go'] }]);
  });

  it('recommends the skills of an answer that can be read, each once', async () => {
    at({ skills: ['Go'] });
    const suggestedSkills = ['gRPC', null, 'GRPC', ' ', 7, 'Rust'];
    server.use(http.post('http://localhost/api/skills/enhance', () => HttpResponse.json({ suggestedSkills })));
    opens();
    const group = await screen.findByRole('group', { name: 'Recommended, tap to add' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['gRPC', 'Rust']);
  });

  it('recommends once the first skill is there, and asks only once', async () => {
    const asked: unknown[] = [];
    at({ skills: [], experiences: [JOB] });
    server.use(
      http.post('http://localhost/api/skills/enhance', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ suggestedSkills: ['gRPC'] });
      }),
    );
    const { user } = opens();
    await user.type(await screen.findByLabelText('Add a skill'), 'Go{Enter}');
    expect(await screen.findByRole('button', { name: 'gRPC' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Go' }));
    await user.type(screen.getByLabelText('Add a skill'), 'Rust{Enter}');
    expect(yours().getByText('Rust')).toBeVisible();
    expect(asked).toEqual([{ skills: ['Go'] }]);
  });

  it('says that recommending failed, and asks again when told to', async () => {
    at({ skills: ['Go'] });
    const { user } = opens();
    expect(await screen.findByText('Failed to process skills. Please try again.')).toBeVisible();
    server.use(
      http.post('http://localhost/api/skills/enhance', () => HttpResponse.json({ suggestedSkills: ['gRPC'] })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'gRPC' })).toBeVisible();
    expect(screen.queryByText('Failed to process skills. Please try again.')).not.toBeInTheDocument();
  });

  it('adds many at once, split on commas, spaces and lines', async () => {
    at({ skills: ['Go'] });
    const { user } = opens();
    await user.click(await screen.findByRole('switch', { name: 'Bulk Add Skills' }));
    await user.click(screen.getByLabelText('Skills'));
    await user.paste('Rust, Zig\nElm  go');
    await user.click(screen.getByRole('button', { name: 'Add skills' }));
    expect(await screen.findByText('Added 3 skills')).toBeVisible();
    expect(
      yours()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Go (from your description)', 'Rust', 'Zig', 'Elm']);
  });

  it('ties a fault to the field, and takes it back with the next key', async () => {
    at({ skills: ['Go'] });
    const { user } = opens();
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(screen.getByLabelText('Add a skill'), 'GO{Enter}');
    expect(screen.getByLabelText('Add a skill')).toHaveAccessibleDescription('This skill is already added');
    await user.type(screen.getByLabelText('Add a skill'), 'l');
    expect(screen.getByLabelText('Add a skill')).toBeValid();
    expect(screen.queryByText('This skill is already added')).not.toBeInTheDocument();
  });

  it('leaves a word in the field that is not shown alone', async () => {
    const recorded = at({ skills: ['Go'] });
    const { user } = opens();
    await user.type(await screen.findByLabelText('Add a skill'), 'Half a wo');
    await user.click(screen.getByRole('switch', { name: 'Bulk Add Skills' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(finished(recorded)).toHaveLength(1));
    expect(finished(recorded)[0]?.body.data).toEqual({ skills: ['Go'] });
  });

  it('wants at least one', async () => {
    const recorded = at({ skills: ['Go'], experiences: [JOB] });
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Remove Go' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one skill');
    expect(finished(recorded)).toEqual([]);
  });
});
