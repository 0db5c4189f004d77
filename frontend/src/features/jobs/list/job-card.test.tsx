import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerJobs, jobWith, serveJobs } from '../../../testing/jobs';
import { profileWith, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const show = async (different: Parameters<typeof jobWith>[1] = {}) => {
  serveProfile(profileWith());
  serveJobs([jobWith(1, { title: 'Backend Engineer', ...different })]);
  renderApp({ at: '/jobs' });
  const card = await screen.findByRole('article', { name: 'Backend Engineer' });
  return { card, inCard: within(card) };
};

const ago = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000 - 60_000).toISOString();

describe('The card of a job', () => {
  it('shows what there is to know', async () => {
    const { inCard } = await show({
      remote: true,
      employmentType: ['Full-time', 'Contract'],
      searchContext: { matchPercentage: 94 },
      postedAt: ago(2),
    });
    expect(inCard.getByRole('heading', { level: 2, name: 'Backend Engineer' })).toBeVisible();
    expect(inCard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Location: Dubai, United Arab Emirates',
      'Company size: 51 – 200 people',
      'Salary: $55,000 – $70,000 / year',
      'Role: Harbour',
    ]);
    for (const text of [
      'Kestrel Labs',
      'Steer large ships.',
      'Remote',
      'Full-time',
      'Contract',
      '94% Match',
      '2 days ago',
    ])
      expect(inCard.getByText(text)).toBeVisible();
  });

  it('shows a job that says no more than it has to', async () => {
    serveProfile(profileWith());
    const { jobId, title, company, url, description, postedAt } = jobWith(1);
    answerJobs(() => HttpResponse.json([{ jobId, title, company, companyInfo: null, url, description, postedAt }]));
    renderApp({ at: '/jobs' });
    expect(await screen.findByRole('article', { name: title })).toHaveTextContent('Salary: Not specified');
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('says what is not known', async () => {
    const { inCard, card } = await show({
      companyInfo: {},
      location: '',
      salary: undefined,
      roleType: undefined,
      employmentType: [],
      postedAt: new Date().toISOString(),
    });
    expect(inCard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Location: Remote',
      'Company size: Company size not specified',
      'Salary: Not specified',
    ]);
    expect(inCard.getByText('just now')).toBeVisible();
    expect(card.querySelector('.tr-tag')).not.toBeInTheDocument();
    expect(inCard.queryByText(/Match/)).not.toBeInTheDocument();
  });

  it.each([
    [80, 'is-green'],
    [79, 'is-accent'],
    [0, 'is-accent'],
  ])('shows a match of %i%% in %s', async (matchPercentage, tone) => {
    const { inCard } = await show({ searchContext: { matchPercentage } });
    expect(inCard.getByText(`${matchPercentage}% Match`)).toHaveClass(tone);
  });

  it('leads to the posting in a tab of its own that knows nothing of this one', async () => {
    const { inCard } = await show();
    const apply = inCard.getByRole('link', { name: 'Apply Now: Backend Engineer, Kestrel Labs (opens a new tab)' });
    expect(apply).toHaveAttribute('href', 'https://example.com/jobs/1');
    expect(apply).toHaveAttribute('target', '_blank');
    expect(apply).toHaveAttribute('rel', 'noopener noreferrer');
    expect(apply).toHaveTextContent(/^Apply Now$/);
  });

  it('shows the logo of the company, and its initials where that cannot be had', async () => {
    const { card } = await show({ companyInfo: { logo: 'https://example.com/logo.png' } });
    const logo = card.querySelector('img');
    expect(logo).toHaveAttribute('src', 'https://example.com/logo.png');
    expect(logo).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(logo).toHaveAttribute('loading', 'lazy');
    expect(card).not.toHaveTextContent('KL');
    if (logo !== null) fireEvent.error(logo);
    expect(card.querySelector('img')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('KL');
  });

  it('shows the initials where there is no logo', async () => {
    const { card } = await show();
    expect(card).toHaveTextContent('KL');
  });

  it('does not read out a whole posting', async () => {
    const { inCard } = await show({ description: `Steer ships. ${'And moor them. '.repeat(3_000)}` });
    expect(inCard.getByText(/Steer ships/).textContent.length).toBeLessThanOrEqual(400);
  });
});
