import { screen } from '@testing-library/react';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../testing/candidate';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';

const MARKUP = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';
const SCRIPT = 'javascript:alert(1)';

it('renders markup and javascript: URLs in a profile as text', async () => {
  const links = [{ name: MARKUP, url: SCRIPT }];
  serveProfile(
    makeProfile({
      personalInfo: { firstName: MARKUP, lastName: MARKUP, headline: MARKUP, linkedInUrl: SCRIPT },
      experiences: [{ ...EXPERIENCE, title: MARKUP, company: MARKUP, description: MARKUP }],
      educations: [{ ...EDUCATION, institution: MARKUP, courseName: MARKUP }],
      projects: [{ ...PROJECT, title: MARKUP, description: MARKUP, projectUrl: SCRIPT, imageUrl: SCRIPT, links }],
      skills: [MARKUP],
    }),
  );
  const { container } = renderApp({ at: '/profile' });
  expect((await screen.findAllByText(MARKUP, { exact: false })).length).toBeGreaterThan(5);
  expect(container.querySelectorAll('script, iframe, object, [onerror], [onload]')).toHaveLength(0);
  expect(container.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]')).toHaveLength(0);
});
