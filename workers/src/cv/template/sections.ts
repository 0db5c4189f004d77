import type { Education, Experience, Profile, Project, SkillsByCategory } from '@trackrecord/contracts';
import type { CvImage } from '../images/cv-image.js';
import { renderWebLink } from './contact.js';
import { formatMonths, formatYears } from './dates.js';
import { html, type Html } from './html.js';
import { getTextDirection } from './script.js';
import { joinInline, renderProse, renderInlineText } from './inline-text.js';

/** The fetched project images by URL. */
export type Images = ReadonlyMap<string, CvImage>;

interface Entry {
  /** Parts that may differ in direction. */
  readonly title: readonly string[];
  /** The line below the title: place and time. */
  readonly about: Html;
  readonly text: string;
  readonly extra?: readonly Html[];
  readonly image?: CvImage | undefined;
}

/** An entry in its own direction; its heading stays with the first lines below. */
const entry = ({ title, about, text, extra = [], image }: Entry): Html =>
  html`<article dir="${getTextDirection(`${title.join(' ')} ${text}`)}">
    ${image && html`<img src="${image.dataUri}" alt="" />`}
    <h3>${joinInline(title, ', ')}</h3>
    ${about.source !== '' && html`<p class="about">${about}</p>`} ${renderProse(text)}${extra}
  </article>`;

const section = (heading: string, content: Html | readonly Html[]): Html =>
  html`<section>
    <h2>${heading}</h2>
    ${content}
  </section>`;

const SEPARATOR = ' · ';

/** An extra line such as a link. */
const extraLine = (line: Html): Html => html`<p class="more">${line}</p>`;

/** A list of words in the direction of most of them. */
const wordList = (words: readonly (string | readonly string[])[], label?: string): Html =>
  html`<p class="${label === undefined ? 'words' : 'more'}" dir="${getTextDirection(words.flat().join(' '))}">
    ${label}${joinInline(
      words.map((word) => (typeof word === 'string' ? word : joinInline(word, ' – '))),
      ', ',
    )}
  </p>`;

/** All skills of an item in one list. */
function skillList(skills: SkillsByCategory | undefined): readonly Html[] {
  const all = [...new Set(Object.values(skills ?? {}).flat())];
  return all.length > 0 ? [wordList(all, 'Skills: ')] : [];
}

const education = (item: Education): Html =>
  entry({
    title: [item.courseType, item.courseName],
    about: joinInline([item.institution, formatYears({ ...item, isOngoing: item.isCurrentlyStudying })], SEPARATOR),
    text: item.achievements,
  });

const experience = (item: Experience): Html =>
  entry({
    title: [item.title],
    about: joinInline([item.company, item.location, formatMonths({ ...item, isOngoing: item.current })], SEPARATOR),
    text: item.description ?? '',
    extra: skillList(item.skills),
  });

function project(item: Project, images: Images): Html {
  const period = formatMonths({ ...item, isOngoing: item.isOngoing }) || item.year;
  const links = [
    ...(item.projectUrl ? [extraLine(renderWebLink(item.projectUrl))] : []),
    ...item.links.map(({ name, url }) => extraLine(html`${renderInlineText(name)}: ${renderWebLink(url)}`)),
  ];
  return entry({
    title: [item.title],
    about: joinInline([item.category, period], SEPARATOR),
    text: item.description ?? '',
    extra: [...links, ...skillList(item.skills)],
    image: item.imageUrl ? images.get(item.imageUrl) : undefined,
  });
}

/** Creates the non-empty sections by name. */
export function createSections(profile: Profile, images: Images) {
  const { educations, experiences, projects, skills, preferences } = profile;
  const languages = (preferences?.languages ?? []).map(({ language, proficiency }) => [language, proficiency]);
  const optionalSection = (heading: string, items: readonly Html[]) =>
    items.length > 0 ? section(heading, items) : undefined;
  return {
    education: optionalSection('Education', educations.map(education)),
    experience: optionalSection('Experience', experiences.map(experience)),
    projects: optionalSection(
      'Projects',
      projects.map((item) => project(item, images)),
    ),
    skills: skills.length > 0 ? section('Skills', wordList(skills)) : undefined,
    languages: languages.length > 0 ? section('Languages', wordList(languages)) : undefined,
  } as const;
}

export type SectionName = keyof ReturnType<typeof createSections>;
