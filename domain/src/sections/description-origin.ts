import type { DescriptionOrigin, Experience, OnboardingEvent, ProfileEvent, Project } from '@trackrecord/contracts';

/** Lists of items with descriptions. */
interface Described {
  readonly experiences?: readonly Experience[] | undefined;
  readonly projects?: readonly Project[] | undefined;
}

type Item = Experience | Project;

/** Returns the origin of an item's description if the description is new. */
function originOfItem(item: Item, before: readonly Item[] | undefined): DescriptionOrigin | undefined {
  const was = before?.find(({ id }) => id === item.id);
  return was?.description === item.description ? undefined : item.descriptionOrigin;
}

/** Returns the origin of the text in a profile event: dictated, suggested or undefined. */
export function originOfChange({ type, data }: ProfileEvent, before: Described): DescriptionOrigin | undefined {
  switch (type) {
    case 'ExperienceAdded':
    case 'ExperienceRevised':
      return originOfItem(data.item, before.experiences);
    case 'ProjectAdded':
    case 'ProjectRevised':
      return originOfItem(data.item, before.projects);
    default:
      return undefined;
  }
}

/** Returns the origin of the texts in a completed step: dictated if one of the new texts is. */
export function originOfStep(
  { type, data }: OnboardingEvent,
  before: { readonly data: Described },
): DescriptionOrigin | undefined {
  if (type !== 'OnboardingStepCompleted') return undefined;
  const { experiences = [], projects = [] } = data.data;
  const origins = [
    ...experiences.map((item) => originOfItem(item, before.data.experiences)),
    ...projects.map((item) => originOfItem(item, before.data.projects)),
  ];
  return origins.find((origin) => origin === 'dictated') ?? origins.find((origin) => origin !== undefined);
}
