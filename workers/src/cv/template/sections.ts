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
  /** Lines below the text: links and skills. */
  readonly extra?: readonly Html[];
  readonly image?: CvImage | undefined;
}

/** An entry in its own direction; its heading stays with the first lines below. */
const renderEntry = ({ title, about, text, extra = [], image }: Entry): Html =>
  html`<article dir="${getTextDirection(`${title.join(' ')} ${text}`)}">
    ${image && html`<img src="${image.dataUri}" alt="" />`}
    <h3>${joinInline(title, ', ')}</h3>
    ${about.source !== '' && html`<p class="about">${about}</p>`} ${renderProse(text)}${extra}
  </article>`;

const renderSection = (heading: string, content: Html | readonly Html[]): Html =>
  html`<section>
    <h2>${heading}</h2>
    ${content}
  </section>`;

const SEPARATOR = ' · ';

/** An extra line such as a link. */
const renderExtraLine = (line: Html): Html => html`<p class="more">${line}</p>`;

/** A list of words in the direction of most of them. */
const renderWordList = (words: readonly (string | readonly string[])[], label?: string): Html =>
  html`<p class="${label === undefined ? 'words' : 'more'}" dir="${getTextDirection(words.flat().join(' '))}">
    ${label}${joinInline(
      words.map((word) => (typeof word === 'string' ? word : joinInline(word, ' – '))),
      ', ',
    )}
  </p>`;

/** All skills of an item in one list. */
function renderSkillList(skills: SkillsByCategory | undefined): readonly Html[] {
  const skillNames = [...new Set(Object.values(skills ?? {}).flat())];
  return skillNames.length > 0 ? [renderWordList(skillNames, 'Skills: ')] : [];
}

const renderEducation = (item: Education): Html =>
  renderEntry({
    title: [item.courseType, item.courseName],
    about: joinInline([item.institution, formatYears({ ...item, isOngoing: item.isCurrentlyStudying })], SEPARATOR),
    text: item.achievements,
  });

const renderExperience = (item: Experience): Html =>
  renderEntry({
    title: [item.title],
    about: joinInline([item.company, item.location, formatMonths({ ...item, isOngoing: item.current })], SEPARATOR),
    text: item.description ?? '',
    extra: renderSkillList(item.skills),
  });

function renderProject(item: Project, images: Images): Html {
  const period = formatMonths({ ...item, isOngoing: item.isOngoing }) || item.year;
  const links = [
    ...(item.projectUrl ? [renderExtraLine(renderWebLink(item.projectUrl))] : []),
    ...item.links.map(({ name, url }) => renderExtraLine(html`${renderInlineText(name)}: ${renderWebLink(url)}`)),
  ];
  return renderEntry({
    title: [item.title],
    about: joinInline([item.category, period], SEPARATOR),
    text: item.description ?? '',
    extra: [...links, ...renderSkillList(item.skills)],
    image: item.imageUrl ? images.get(item.imageUrl) : undefined,
  });
}

/** Creates the non-empty sections by name. */
export function createSections(profile: Profile, images: Images) {
  const { educations, experiences, projects, skills, preferences } = profile;
  const languages = (preferences?.languages ?? []).map(({ language, proficiency }) => [language, proficiency]);
  const renderOptionalSection = (heading: string, items: readonly Html[]) =>
    items.length > 0 ? renderSection(heading, items) : undefined;
  return {
    education: renderOptionalSection('Education', educations.map(renderEducation)),
    experience: renderOptionalSection('Experience', experiences.map(renderExperience)),
    projects: renderOptionalSection(
      'Projects',
      projects.map((item) => renderProject(item, images)),
    ),
    skills: skills.length > 0 ? renderSection('Skills', renderWordList(skills)) : undefined,
    languages: languages.length > 0 ? renderSection('Languages', renderWordList(languages)) : undefined,
  } as const;
}

export type SectionName = keyof ReturnType<typeof createSections>;
