import { fireEvent, screen, within } from '@testing-library/react';
import { makeJob, serveJobs } from '../../../testing/jobs';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const renderCard = async (overrides: Parameters<typeof makeJob>[1] = {}) => {
  serveProfile(makeProfile());
  serveJobs([makeJob(1, { title: 'Backend Engineer', ...overrides })]);
  renderApp({ at: '/jobs' });
  const card = await screen.findByRole('article', { name: 'Backend Engineer' });
  return { card, inCard: within(card) };
};

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000 - 60_000).toISOString();

/** Returns the facts of a card, whose salary has no-break spaces. */
const getFacts = (inCard: Pick<typeof screen, 'getAllByRole'>) =>
  inCard.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

describe('The job card', () => {
  it('shows all fields', async () => {
    const { inCard, card } = await renderCard({
      remote: true,
      employmentType: ['Full-time', 'Contract'],
      searchContext: { matchPercentage: 94, reasons: { skills: { met: 8, listed: 9 }, location: 'Dubai' } },
      postedAt: daysAgo(2),
    });
    expect(inCard.getByRole('heading', { level: 2, name: 'Backend Engineer' })).toBeVisible();
    expect(getFacts(inCard)).toEqual([
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
    expect(card).toHaveTextContent('Why: 8 of 9 skills, Dubai');
  });

  it('shows defaults for missing fields', async () => {
    const { inCard, card } = await renderCard({
      companyInfo: {},
      location: undefined,
      source: undefined,
      salary: undefined,
      roleType: undefined,
      employmentType: [],
      postedAt: new Date().toISOString(),
    });
    expect(getFacts(inCard)).toEqual([
      'Location: Remote',
      'Company size: Company size not specified',
      'Salary: Not specified',
    ]);
    expect(inCard.getByText('just now')).toBeVisible();
    expect(card.querySelector('.tr-tag')).not.toBeInTheDocument();
    expect(inCard.queryByText(/Match|Why/)).not.toBeInTheDocument();
  });

  it.each([
    [100, 'Strong 100% Match', 'is-green'],
    [70, 'Strong 70% Match', 'is-green'],
    [69, 'Good 69% Match', 'is-accent'],
    [50, 'Good 50% Match', 'is-accent'],
    [49, 'Fair 49% Match', 'is-accent'],
    [30, 'Fair 30% Match', 'is-accent'],
    [29, '29% Match', 'is-accent'],
    [0, '0% Match', 'is-accent'],
  ])('shows a match of %i%% as %s in %s', async (matchPercentage, text, className) => {
    const { inCard } = await renderCard({ searchContext: { matchPercentage } });
    const tag = inCard.getByText(`${matchPercentage}% Match`);
    expect(tag).toHaveTextContent(new RegExp(`^${text}$`));
    expect(tag).toHaveClass(className);
  });

  it('opens the posting in a new tab with noopener and noreferrer', async () => {
    const { inCard } = await renderCard();
    const apply = inCard.getByRole('link', { name: 'Apply Now: Backend Engineer, Kestrel Labs (opens a new tab)' });
    expect(apply).toHaveAttribute('href', 'https://example.com/jobs/1');
    expect(apply).toHaveAttribute('target', '_blank');
    expect(apply).toHaveAttribute('rel', 'noopener noreferrer');
    expect(apply).toHaveTextContent(/^Apply Now$/);
  });

  it('shows the company logo, or its initials when loading fails', async () => {
    const { card } = await renderCard({ companyInfo: { logo: 'https://example.com/logo.png' } });
    const logo = card.querySelector('img');
    expect(logo).toHaveAttribute('src', 'https://example.com/logo.png');
    expect(logo).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(logo).toHaveAttribute('loading', 'lazy');
    expect(card).not.toHaveTextContent('KL');
    if (logo !== null) fireEvent.error(logo);
    expect(card.querySelector('img')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('KL');
  });

  it('shows the initials without a logo', async () => {
    const { card } = await renderCard();
    expect(card).toHaveTextContent('KL');
  });

  it('truncates the description to 400 characters', async () => {
    const { inCard } = await renderCard({ description: `Steer ships. ${'And moor them. '.repeat(3_000)}` });
    expect(inCard.getByText(/Steer ships/).textContent.length).toBeLessThanOrEqual(400);
  });
});
