import type { Education, Experience, Profile, Project, SkillsByCategory } from '@trackrecord/contracts';
import type { CvImage } from '../images/cv-image.js';
import { webLink } from './contact.js';
import { monthsOf, yearsOf } from './dates.js';
import { html, type Html } from './html.js';
import { directionOf } from './script.js';
import { inLine, prose, written } from './written.js';

/** The pictures of projects by their addresses: those that could be had. */
export type Images = ReadonlyMap<string, CvImage>;

interface Entry {
  /** What it is called: parts that may be written from different sides. */
  readonly title: readonly string[];
  /** What stands below the title: where, and when. */
  readonly about: Html;
  readonly text: string;
  readonly more?: readonly Html[];
  readonly image?: CvImage | undefined;
}

/** An entry of a section, on the side that it is written from: its head stays together, and with the first lines below. */
const entry = ({ title, about, text, more = [], image }: Entry): Html =>
  html`<article dir="${directionOf(`${title.join(' ')} ${text}`)}">
    ${image && html`<img src="${image.dataUri}" alt="" />`}
    <h3>${inLine(title, ', ')}</h3>
    ${about.source !== '' && html`<p class="about">${about}</p>`} ${prose(text)}${more}
  </article>`;

const section = (heading: string, content: Html | readonly Html[]): Html =>
  html`<section>
    <h2>${heading}</h2>
    ${content}
  </section>`;

const BETWEEN = ' · ';

/** A line of an entry that is no text of its own, such as a link. */
const more = (line: Html): Html => html`<p class="more">${line}</p>`;

/** Words one after another, on the side that most of them are written from. */
const listed = (words: readonly (string | readonly string[])[], label?: string): Html =>
  html`<p class="${label === undefined ? 'words' : 'more'}" dir="${directionOf(words.flat().join(' '))}">
    ${label}${inLine(
      words.map((word) => (typeof word === 'string' ? word : inLine(word, ' – '))),
      ', ',
    )}
  </p>`;

/** The skills of an item in one list, whatever their category. */
function skillsOf(skills: SkillsByCategory | undefined): readonly Html[] {
  const all = [...new Set(Object.values(skills ?? {}).flat())];
  return all.length > 0 ? [listed(all, 'Skills: ')] : [];
}

const education = (item: Education): Html =>
  entry({
    title: [item.courseType, item.courseName],
    about: inLine([item.institution, yearsOf({ ...item, isGoingOn: item.isCurrentlyStudying })], BETWEEN),
    text: item.achievements,
  });

const experience = (item: Experience): Html =>
  entry({
    title: [item.title],
    about: inLine([item.company, item.location, monthsOf({ ...item, isGoingOn: item.current })], BETWEEN),
    text: item.description ?? '',
    more: skillsOf(item.skills),
  });

function project(item: Project, images: Images): Html {
  const when = monthsOf({ ...item, isGoingOn: item.isOngoing }) || item.year;
  const links = [
    ...(item.projectUrl ? [more(webLink(item.projectUrl))] : []),
    ...item.links.map(({ name, url }) => more(html`${written(name)}: ${webLink(url)}`)),
  ];
  return entry({
    title: [item.title],
    about: inLine([item.category, when], BETWEEN),
    text: item.description ?? '',
    more: [...links, ...skillsOf(item.skills)],
    image: item.imageUrl ? images.get(item.imageUrl) : undefined,
  });
}

/** Every section that has something in it, by its name. */
export function sectionsOf(profile: Profile, images: Images) {
  const { educations, experiences, projects, skills, preferences } = profile;
  const languages = (preferences?.languages ?? []).map(({ language, proficiency }) => [language, proficiency]);
  const orNothing = (heading: string, items: readonly Html[]) =>
    items.length > 0 ? section(heading, items) : undefined;
  return {
    education: orNothing('Education', educations.map(education)),
    experience: orNothing('Experience', experiences.map(experience)),
    projects: orNothing(
      'Projects',
      projects.map((item) => project(item, images)),
    ),
    skills: skills.length > 0 ? section('Skills', listed(skills)) : undefined,
    languages: languages.length > 0 ? section('Languages', listed(languages)) : undefined,
  } as const;
}

export type SectionName = keyof ReturnType<typeof sectionsOf>;
