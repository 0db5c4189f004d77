import type { Profile } from '@trackrecord/contracts';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { AuthProvider } from '../../../shared/identity/auth-provider';
import { ServicesContext } from '../../../shared/api/services';
import { Toasts } from '../../../shared/toast/toasts';
import { memoryIdentity } from '../../../testing/memory-identity';
import { makeProfile } from '../../../testing/profile';
import { makeTestServices } from '../../../testing/render-app';
import { makeTestStore } from '../../../testing/test-store';
import { createUser } from '../../../testing/user';
import type { EditorProps } from './frame/editor-dialog';
import EducationEditor from './education/education-editor';
import ExperienceEditor from './experience/experience-editor';
import PersonalInfoEditor from './personal/personal-info-editor';
import PreferencesEditor from './preferences/preferences-editor';
import ProjectsEditor from './projects/projects-editor';
import RolesEditor from './roles/roles-editor';
import SkillsEditor from './skills/skills-editor';

const PROFILE: Profile = makeProfile({
  preferences: { workModes: ['Remote'], locations: [], jobTypes: [], preferredIndustries: [], languages: [] },
  preferredRoles: [{ id: '44444444-4444-4444-8444-444444444444', title: 'Pilot', match: 80, requiredSkills: [] }],
});

// No MSW handlers: any request would fail the test.
it.each<readonly [string, ComponentType<EditorProps>]>([
  ['personal information', PersonalInfoEditor],
  ['education', EducationEditor],
  ['experiences', ExperienceEditor],
  ['projects', ProjectsEditor],
  ['skills', SkillsEditor],
  ['preferences', PreferencesEditor],
  ['preferred roles', RolesEditor],
])('sends no request to save %s without a user', async (section, Editor) => {
  const identity = memoryIdentity({ user: null });
  const services = makeTestServices(identity);
  const router = createMemoryRouter([
    { path: '/', element: <Editor profile={PROFILE} show onClose={() => undefined} /> },
  ]);
  render(
    <ServicesContext value={services}>
      <AuthProvider identity={identity}>
        <Provider store={makeTestStore(services)}>
          <RouterProvider router={router} />
        </Provider>
        <Toasts />
      </AuthProvider>
    </ServicesContext>,
  );
  await createUser().click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(`User ID is required to update ${section}`)).toBeVisible();
});
