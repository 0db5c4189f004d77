import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EXPERIENCE } from '../../../testing/candidate';
import { makeProfile } from '../../../testing/profile';
import { ProfileCards } from './profile-cards';

const renderCards = (overrides: Parameters<typeof makeProfile>[0]) =>
  render(<ProfileCards profile={makeProfile(overrides)} isEditable={false} />, { wrapper: MemoryRouter });

const getEditorLinks = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('edit=') === true);

describe('Read-only cards', () => {
  it('have no editor links when they are empty', () => {
    renderCards({});
    expect(screen.getByText('No work experience added yet.')).toBeVisible();
    expect(screen.getByText('Showcase your work by adding projects')).toBeVisible();
    expect(getEditorLinks()).toEqual([]);
  });

  it('offer hidden items without linking to the editor', () => {
    const experiences = Array.from({ length: 8 }, (_, index) => ({ ...EXPERIENCE, id: String(index) }));
    renderCards({ experiences });
    expect(screen.getByRole('button', { name: 'Show all 8 of Work Experience' })).toBeVisible();
    expect(getEditorLinks()).toEqual([]);
  });
});
