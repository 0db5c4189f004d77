import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type { PreferredRole, ProfileSections, SkillsByCategory } from '@trackrecord/contracts';
import { baseApi } from '../../../shared/api/base-api';

/** What is described: it tells the AI what a good text looks like. */
export type DescriptionContext = 'experience' | 'project';

interface Enhance {
  readonly description: string;
  readonly context: DescriptionContext;
}

/** The answer to enhancing a description (spec section 7); everything but `success` may be missing. */
export interface Enhanced {
  readonly success: boolean;
  readonly text?: string;
  readonly skills?: SkillsByCategory | readonly string[];
  readonly message?: string;
  readonly error?: string;
}

/** A role as the server recommends it. */
export type RecommendedRole = Pick<PreferredRole, 'title' | 'match' | 'description' | 'requiredSkills'>;

type RoleProfile = Pick<ProfileSections, 'skills' | 'projects' | 'experiences' | 'userType'>;

const post = (path: string, body: unknown) => ({ method: 'POST', path, body, timeout: ENHANCEMENT.timeout }) as const;

/** What the AI suggests while somebody fills in the wizard (spec section 7). */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enhance: build.mutation<Enhanced, Enhance>({ query: (body) => post('/transcription/enhance', body) }),
    suggestSkills: build.mutation<{ readonly suggestedSkills: readonly string[] }, readonly string[]>({
      query: (skills) => post('/skills/enhance', { skills }),
    }),
    recommendRoles: build.mutation<readonly RecommendedRole[], RoleProfile>({
      query: (profile) => post('/roles/recommend', { profile }),
    }),
    enhanceRoles: build.mutation<
      readonly RecommendedRole[],
      { readonly title: string; readonly skills: readonly string[] }
    >({ query: ({ title, skills }) => post('/roles/enhance', { roles: [{ title }], skills }) }),
  }),
});

export const { useEnhanceMutation, useSuggestSkillsMutation, useRecommendRolesMutation, useEnhanceRolesMutation } =
  suggestionsApi;
