import { CRAFT, lines, parseTrack, type SampleRole } from '../sample-role.js';

/** Design and research roles. */
export const ROLES_DESIGN: readonly SampleRole[] = [
  {
    role: 'UX Designer',
    field: 'UX',
    jobs: 12,
    pay: 58,
    family: 'design',
    ladder: { ...CRAFT, head: 'Principal {}' },
    needs: 'software',
    abouts: lines(`
You will find out what {users} need and turn it into flows they understand at once.
You will simplify the parts of {product} where people get lost today.
You will work with [one product team|two product teams] from the first interview to the last pixel of an error message.
`),
    tasks: lines(`
Map journeys and find the steps that hurt
Sketch, wireframe and prototype, and throw most of it away
Test ideas with {users} every two weeks
Work with developers until the real thing feels like the prototype
Write clear texts for buttons, errors and empty screens
Bring what support hears every day into design
Care for people who use {product} with a keyboard, a screen reader or one hand
Present your work and the reasons behind it
`),
    brings: lines(`
{know} Figma, with components and variables
Accessibility: you know WCAG and check against it
Usability testing, moderated or not
Workshop facilitation with people who have no time
Interaction design for [web|web and mobile|complex forms and tables]
You work well with developers and enjoy a handoff that is a talk
`),
    nice: lines(`
HTML and CSS, enough for a prototype
Service design
[Hotjar|FullStory|Maze] or other ways to watch use
Experience with right-to-left languages
`),
    tracks: [
      parseTrack(
        'UX Designer / UX Designer (Web and Mobile) / User Experience Designer',
        `
{exp} in UX design for digital products
{know} user flows, wireframes and prototyping
User interviews and journey mapping
Information architecture
A portfolio that shows the way, not only the result`,
      ),
      parseTrack(
        'UX Designer / UX/UI Designer / UX Designer, B2B',
        `
{exp} in UX and UI design for business software
{know} design systems and design tokens
Tables, filters and forms for people who use them all day
Heuristic evaluation and quick usability tests
Miro for workshops`,
      ),
      parseTrack(
        'UX Designer / Service and UX Designer / UX Designer, Research',
        `
{exp} in user research and UX design
{know} journey mapping and service blueprints
Card sorting and tree testing
Prototyping in Figma or Axure
UX writing, short and plain`,
      ),
    ],
  },
  {
    role: 'UI Designer',
    field: 'UI',
    jobs: 9,
    pay: 54,
    family: 'design',
    ladder: { intern: '{} Intern', junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    needs: 'software',
    abouts: lines(`
You will give {product} its look: type, colour, space and movement that belong together.
You will own our design system and the hundred small decisions in it.
You will design screens that {users} read in a second, in light and in dark.
`),
    tasks: lines(`
Design screens and states, the empty and the broken ones too
Extend our design system and keep it tidy
Draw icons and simple illustrations
Prepare files so that developers find what they need
Check the build against the design and help to mend it
Define motion that helps and never gets in the way
Keep the brand alive inside the product
`),
    brings: lines(`
Typography and colour that hold up in a table of numbers
Responsive design from phone to wide screen
Contrast and accessibility from the first draft
{know} CSS, so that your designs can be built
Prototyping of small movements in [Figma|ProtoPie|Principle]
A portfolio of shipped screens
`),
    nice: lines(`
[Lottie|After Effects|Rive] for motion
Illustration of your own
Storybook, seen from the other side
Arabic or Devanagari type
`),
    tracks: [
      parseTrack(
        'UI Designer / Visual Designer, Product',
        `
{exp} in UI design for web and apps
{know} Figma and design systems
Design tokens, themes and dark mode
Iconography and layout design
Adobe Illustrator`,
      ),
      parseTrack(
        'UI Designer / UI Designer (Mobile) / User Interface Designer',
        `
{exp} in mobile design for iOS and Android
{know} Figma, auto layout and components
Material Design and the guidelines of Apple
Design handoff with Zeplin or dev mode
Motion design for small screens`,
      ),
    ],
  },
  {
    role: 'Product Designer',
    field: 'Product design',
    jobs: 16,
    pay: 66,
    family: 'design',
    ladder: { ...CRAFT, head: '[Head of Product Design|Principal Product Designer]' },
    needs: 'software',
    abouts: lines(`
You will shape {product} as part of a team with a product manager and [four|five|six] engineers.
You will work on the whole problem: what {users} try to do, what we show them, and what we leave out.
You will design a new part of {product} from nothing and see it used within months.
`),
    tasks: lines(`
Own the design of your area, from discovery to release
Talk to {users} each month and bring the team along
Prototype quickly and decide with evidence
Contribute to the design system that all teams share
Balance what is right for {users} with what the business needs
Give and take critique in our weekly round
Write the words on the screen, or get help with them
Follow your features after the launch and improve them
`),
    brings: lines(`
{know} Figma, from rough sketch to polished component
User research: interviews, usability testing, surveys
Product thinking: you ask why before how
Design systems, as a user and as a maker
Accessibility and inclusive design
You tell the story of your work clearly, also in writing
`),
    nice: lines(`
Experience in [fintech|health care|logistics|education]
SQL or Amplitude, to answer your own questions
Front-end code in HTML and CSS
Motion design
`),
    tracks: [
      parseTrack(
        'Product Designer / Product Designer, Growth',
        `
{exp} in product design for consumer apps
{know} A/B testing and conversion rate optimization
Mobile design for iOS and Android
Prototyping in Figma or ProtoPie
Product analytics with [Amplitude|Mixpanel]`,
      ),
      parseTrack(
        'Product Designer / Product Designer, Platform / Product Designer (B2B)',
        `
{exp} in product design for SaaS
{know} complex workflows, roles and permissions
Information architecture and user flows
Design tokens and component libraries
Workshop facilitation with experts of the field`,
      ),
      parseTrack(
        'Product Designer / UX Product Designer',
        `
{exp} in product or UX design
{know} design thinking and product discovery
Journey mapping and personas
Wireframing and prototyping
Jobs to be done, as a way to listen`,
      ),
    ],
  },
  {
    role: 'Graphic Designer',
    field: 'Graphic design',
    jobs: 11,
    pay: 44,
    family: 'design',
    ladder: { ...CRAFT, head: 'Art Director' },
    abouts: lines(`
You will design what people see of us: [brochures and banners|packaging and posters|campaigns and presentations], in print and on screens.
You will keep our brand fresh and recognisable in a dozen formats a week.
You will work with marketing on campaigns from the first scribble to the file for the printer.
`),
    tasks: lines(`
Design ads, social posts, brochures and presentations
Lay out reports that people like to read
Prepare files for print and check the proofs
Look after our library of photos, icons and templates
Develop visual ideas for campaigns with the marketing team
Retouch photos and cut short videos for social media
Brief photographers and printers, and stay within the budget
Keep to the brand guidelines, and improve them
`),
    brings: lines(`
Typography and layout with care for the last line
You juggle several jobs and meet deadlines
Brand guidelines: you have written or lived by them
{know} colour theory and photo editing
A portfolio with work you can explain
PowerPoint or Google Slides templates that others can use
`),
    nice: lines(`
[Arabic typography|Hand lettering|Photography]
Figma for web banners and landing pages
[Blender|Cinema 4D] for simple 3D
AI image tools, used with judgement
`),
    tracks: [
      parseTrack(
        'Graphic Designer / Brand Designer / Visual Designer',
        `
{exp} in graphic design
{know} Adobe Illustrator, Photoshop and InDesign
Logo design and brand identity
Print production, from colour profiles to paper
Illustration in your own hand`,
      ),
      parseTrack(
        'Graphic Designer, Digital / Graphic Designer / Motion and Graphic Designer',
        `
{exp} in digital design for campaigns
{know} Photoshop, Illustrator and After Effects
Motion graphics for social media
Canva templates for colleagues
Video editing in Premiere Pro`,
      ),
      parseTrack(
        'Graphic Designer, Packaging / Packaging Designer',
        `
{exp} in packaging design
{know} Illustrator and InDesign
Prepress and print production
Infographics and product labels
3D rendering for mock-ups`,
      ),
    ],
  },
  {
    role: 'UX Researcher',
    field: 'Research',
    jobs: 7,
    pay: 62,
    family: 'design',
    ladder: { junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}', head: 'Head of User Research' },
    needs: 'platform',
    abouts: lines(`
You will bring the voice of {users} into decisions about {product}, before they are made.
You will plan and run studies with {users}, from a quick call to a diary of two weeks.
You will help [three|four] product teams to ask better questions.
`),
    tasks: lines(`
Plan studies together with the teams that need the answers
Recruit participants and treat them well
Run interviews, tests and surveys
Turn notes into findings that fit on one page
Keep a library where old findings can be found again
Teach designers and product managers to run small studies themselves
Join numbers and stories into one picture
`),
    brings: lines(`
Survey design that does not lead the answer
Clear presenting, with short clips rather than long decks
Participant recruitment and research ethics
{know} Dovetail or another research repository
Workshop facilitation
You are curious and listen more than you speak
`),
    nice: lines(`
A degree in psychology, anthropology or human-computer interaction
SQL for your own numbers
Research in more than one language
Eye tracking or accessibility studies
`),
    tracks: [
      parseTrack(
        'UX Researcher / User Researcher',
        `
{exp} in user research
{know} qualitative research: interviews, field studies, diary studies
Usability testing, in person and with [UserTesting|Maze|Lookback]
Thematic analysis and affinity mapping
Journey mapping`,
      ),
      parseTrack(
        'UX Researcher, Quantitative / UX Researcher / Mixed-Methods Researcher',
        `
{exp} in mixed-methods research
{know} surveys with Qualtrics and statistics in [R|SPSS|Python]
A/B testing together with data analysts
Usability testing and benchmarking
Research synthesis for people in a hurry`,
      ),
    ],
  },
];
