import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { JOB } from '../../../testing/candidate';
import { profileWith } from '../../../testing/profile';
import { ProfileCards } from './profile-cards';

const show = (different: Parameters<typeof profileWith>[0]) =>
  render(<ProfileCards profile={profileWith(different)} editable={false} />, { wrapper: MemoryRouter });

const leadingToAnEditor = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('edit=') === true);

describe('Cards that cannot be edited', () => {
  it('lead to no editor while they are empty', () => {
    show({});
    expect(screen.getByText('No work experience added yet.')).toBeVisible();
    expect(screen.getByText('Showcase your work by adding projects')).toBeVisible();
    expect(leadingToAnEditor()).toEqual([]);
  });

  it('lead to none from what they leave out, but still say it', () => {
    const experiences = Array.from({ length: 8 }, (_, place) => ({ ...JOB, id: String(place) }));
    show({ experiences });
    expect(screen.getByText(/2 more not shown/)).toBeVisible();
    expect(leadingToAnEditor()).toEqual([]);
  });
});
