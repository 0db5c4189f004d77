import { cutDescription } from '@trackrecord/contracts/ai/cut-description';
import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type {
  DescriptionContext,
  Enhanced,
  ProfileSections,
  RecommendedRole,
  SkillsByCategory,
  SkillsSuggested,
} from '@trackrecord/contracts';
import { baseApi } from '../api/base-api';
import { fieldsOf } from '../profile/reading/fields';
import { readSkills } from '../profile/reading/read-items';
import { readEnhanced, readRecommendedRoles, readSkillsSuggested } from './read-suggestions';
import type { NotEnhanced } from './read-suggestions';

interface Described {
  readonly description: string;
  readonly context: DescriptionContext;
}

type RoleProfile = Pick<ProfileSections, 'skills' | 'projects' | 'experiences' | 'userType'>;

const post = (path: string, body: unknown) => ({ method: 'POST', path, body, timeout: ENHANCEMENT.timeout }) as const;

const described = ({ description, context }: Described) => ({ description: cutDescription(description), context });

/** What the AI suggests while somebody describes themselves (spec section 7). */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enhance: build.mutation<Enhanced | NotEnhanced, Described>({
      query: (text) => post('/transcription/enhance', described(text)),
      transformResponse: readEnhanced,
    }),
    detectSkills: build.mutation<{ readonly skills: SkillsByCategory }, Described>({
      query: (text) => post('/transcription/enhance', { ...described(text), only: 'skills' }),
      transformResponse: (sent) => ({ skills: readSkills(fieldsOf(sent).skills) }),
    }),
    suggestSkills: build.mutation<SkillsSuggested, readonly string[]>({
      query: (skills) => post('/skills/enhance', { skills }),
      transformResponse: readSkillsSuggested,
    }),
    recommendRoles: build.mutation<readonly RecommendedRole[], RoleProfile>({
      query: (profile) => post('/roles/recommend', { profile }),
      transformResponse: readRecommendedRoles,
    }),
    enhanceRoles: build.mutation<
      readonly RecommendedRole[],
      { readonly title: string; readonly skills: readonly string[] }
    >({
      query: ({ title, skills }) => post('/roles/enhance', { roles: [{ title }], skills }),
      transformResponse: readRecommendedRoles,
    }),
  }),
});

export const {
  useEnhanceMutation,
  useDetectSkillsMutation,
  useSuggestSkillsMutation,
  useRecommendRolesMutation,
  useEnhanceRolesMutation,
} = suggestionsApi;
