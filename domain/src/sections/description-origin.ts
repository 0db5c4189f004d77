import type { DescriptionOrigin, Experience, OnboardingEvent, ProfileEvent, Project } from '@trackrecord/contracts';

/** The lists whose items have a description, as far as they are there. */
interface Described {
  readonly experiences?: readonly Experience[] | undefined;
  readonly projects?: readonly Project[] | undefined;
}

type Item = Experience | Project;

/** How the description of an item came about, if this is where it got it. */
function originOfItem(item: Item, before: readonly Item[] | undefined): DescriptionOrigin | undefined {
  const was = before?.find(({ id }) => id === item.id);
  return was?.description === item.description ? undefined : item.descriptionOrigin;
}

/** How the text that a change of a profile brings came about: dictated or suggested, else nothing is said. */
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

/** The same of a finished step of the wizard: it was dictated if one of its new texts was. */
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
