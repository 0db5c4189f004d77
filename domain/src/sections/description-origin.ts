import type { DescriptionOrigin, Experience, OnboardingEvent, ProfileEvent, Project } from '@trackrecord/contracts';

/** Lists of items with descriptions. */
interface DescribedLists {
  readonly experiences?: readonly Experience[] | undefined;
  readonly projects?: readonly Project[] | undefined;
}

type Item = Experience | Project;

/** Returns the origin of an item's description if the description is new. */
function getItemOrigin(item: Item, previousItems: readonly Item[] | undefined): DescriptionOrigin | undefined {
  const previousItem = previousItems?.find(({ id }) => id === item.id);
  return previousItem?.description === item.description ? undefined : item.descriptionOrigin;
}

/** Returns the origin of the text in a profile event: dictated, suggested or undefined. */
export function getChangeOrigin({ type, data }: ProfileEvent, before: DescribedLists): DescriptionOrigin | undefined {
  switch (type) {
    case 'ExperienceAdded':
    case 'ExperienceRevised':
      return getItemOrigin(data.item, before.experiences);
    case 'ProjectAdded':
    case 'ProjectRevised':
      return getItemOrigin(data.item, before.projects);
    default:
      return undefined;
  }
}

/** Returns the origin of the texts in a completed step: dictated if one of the new texts is. */
export function getStepOrigin(
  { type, data }: OnboardingEvent,
  before: { readonly data: DescribedLists },
): DescriptionOrigin | undefined {
  if (type !== 'OnboardingStepCompleted') return undefined;
  const { experiences = [], projects = [] } = data.data;
  const origins = [
    ...experiences.map((item) => getItemOrigin(item, before.data.experiences)),
    ...projects.map((item) => getItemOrigin(item, before.data.projects)),
  ];
  return origins.find((origin) => origin === 'dictated') ?? origins.find((origin) => origin !== undefined);
}
