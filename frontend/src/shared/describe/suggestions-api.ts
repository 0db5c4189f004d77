import { truncateForEnhancement } from '@trackrecord/contracts/ai/truncate-for-enhancement';
import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type {
  DescriptionContext,
  EnhancementResult,
  ProfileSections,
  RecommendedRole,
  SkillsByCategory,
  SkillsSuggested,
} from '@trackrecord/contracts';
import { baseApi } from '../api/base-api';
import type { WithWorkId } from '../api/base-query';
import { endpointRequest } from '../api/endpoint-request';
import { asRecord } from '../profile/reading/fields';
import { readSkills } from '../profile/reading/read-items';
import { readEnhanced, readRecommendedRoles, readSkillsSuggested } from './read-suggestions';
import type { EnhancementFailure } from './read-suggestions';

/** The task that a request belongs to. */
interface InTask {
  readonly correlationId: string | undefined;
}

interface DescriptionInput extends InTask {
  readonly description: string;
  readonly context: DescriptionContext;
}

type RoleProfile = Pick<ProfileSections, 'skills' | 'projects' | 'experiences' | 'userType'>;

const { timeout } = ENHANCEMENT;

const toRequestBody = ({ description, context }: Omit<DescriptionInput, 'correlationId'>) => ({
  description: truncateForEnhancement(description),
  context,
});

/** Endpoints of the AI suggestions (spec section 7). */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enhance: build.mutation<WithWorkId<EnhancementResult | EnhancementFailure>, DescriptionInput>({
      query: ({ correlationId, ...text }) =>
        endpointRequest('POST /api/transcription/enhance', { body: toRequestBody(text), timeout, correlationId }),
      transformResponse: (response, meta) => ({ ...readEnhanced(response), ...meta }),
    }),
    detectSkills: build.mutation<{ readonly skills: SkillsByCategory }, DescriptionInput>({
      query: ({ correlationId, ...text }) =>
        endpointRequest('POST /api/transcription/enhance', {
          body: { ...toRequestBody(text), only: 'skills' },
          timeout,
          correlationId,
        }),
      transformResponse: (response) => ({ skills: readSkills(asRecord(response).skills) }),
    }),
    suggestSkills: build.mutation<SkillsSuggested, readonly string[]>({
      query: (skills) => endpointRequest('POST /api/skills/enhance', { body: { skills }, timeout }),
      transformResponse: readSkillsSuggested,
    }),
    recommendRoles: build.mutation<readonly RecommendedRole[], RoleProfile>({
      query: (profile) => endpointRequest('POST /api/roles/recommend', { body: { profile }, timeout }),
      transformResponse: readRecommendedRoles,
    }),
    enhanceRoles: build.mutation<
      readonly RecommendedRole[],
      { readonly title: string; readonly skills: readonly string[] }
    >({
      query: ({ title, skills }) =>
        endpointRequest('POST /api/roles/enhance', { body: { roles: [{ title }], skills }, timeout }),
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
