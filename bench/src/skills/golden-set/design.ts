import type { LabelledText } from './labelled-text.js';

/** Product, interface and graphic design, and user research. */
export const DESIGN: readonly LabelledText[] = [
  {
    text: 'Led user research for a banking app: interviews, usability testing, journey mapping.',
    domain: ['User Research', 'User Interviews', 'Usability Testing', 'Journey Mapping'],
  },
  {
    text: 'Figma, Sketch, InVision, wireframing, prototyping',
    tools: ['Figma', 'Sketch', 'InVision'],
    domain: ['Wireframing', 'Prototyping'],
  },
  {
    text: 'Created and maintained the design system in Figma, with tokens exported straight to the front end.',
    tools: ['Figma'],
    domain: ['Design Systems'],
  },
  {
    text: 'Logo, packaging and brand identity for a family of organic juices. Illustrator, Photoshop, InDesign.',
    tools: ['Adobe Illustrator', 'Adobe Photoshop', 'Adobe InDesign'],
    domain: ['Logo Design', 'Packaging Design', 'Brand Identity'],
  },
  {
    text: 'i do ui design mostly for mobile and i hand over in zeplin',
    tools: ['Zeplin'],
    domain: ['UI Design'],
  },
  {
    text: 'Typography, colour theory, print layouts for a monthly magazine (Adobe Creative Suite).',
    tools: ['Adobe Creative Suite'],
    domain: ['Typography', 'Color Theory', 'Layout Design'],
  },
  {
    text: 'Motion graphics in After Effects and Cinema 4D for two museum shows.',
    tools: ['Adobe After Effects', 'Cinema 4D'],
    domain: ['Motion Graphics'],
  },
  {
    text: 'Redesigned the checkout. Card sorting and tree testing gave us the information architecture; A/B testing proved it.',
    domain: ['Card Sorting', 'Tree Testing', 'Information Architecture', 'A/B Testing'],
  },
  {
    text: 'Facilitated design thinking workshops with nurses and doctors, in Miro and on paper.',
    tools: ['Miro'],
    domain: ['Design Thinking'],
    soft: ['Facilitation'],
  },
  {
    text: 'Product designer in a squad of eight, end to end: product discovery, personas, user flows.',
    domain: ['Product Discovery', 'Personas', 'User Flows'],
  },
  {
    text: 'Interaction design for car dashboards, prototyping in Axure and ProtoPie.',
    tools: ['Axure', 'ProtoPie'],
    domain: ['Interaction Design', 'Prototyping'],
  },
  {
    text: 'Video editing in Premiere Pro and Final Cut, sound in Audition',
    tools: ['Adobe Premiere Pro', 'Final Cut Pro', 'Adobe Audition'],
    domain: ['Video Editing'],
  },
  {
    text: 'Researcher on a public health service: diary studies, surveys in Qualtrics, affinity mapping.',
    tools: ['Qualtrics'],
    domain: ['Diary Studies', 'Surveys', 'Affinity Mapping'],
  },
  {
    text: 'UX writing for a tax form that my grandmother can now finish alone.',
    domain: ['UX Writing'],
  },
  {
    text: '3D modelling in Blender and texture work for an indie game',
    tools: ['Blender'],
    domain: ['3D Modeling'],
  },
  {
    text: 'Checked every screen for accessibility with a blind colleague; colours, focus, labels.',
    technical: ['Accessibility'],
  },
  {
    text: 'Art direction of a campaign for a theatre festival, illustration, posters, photo retouching.',
    domain: ['Art Direction', 'Illustration', 'Photo Retouching'],
  },
  {
    text: 'Intern in a studio: social media templates in Canva, icons in Affinity Designer.',
    tools: ['Canva', 'Affinity Designer'],
  },
  {
    text: 'Taught myself HTML and CSS so that what I draw in Adobe XD can really be built.',
    technical: ['HTML', 'CSS'],
    tools: ['Adobe XD'],
  },
  {
    text: 'heuristic evaluation, eye tracking, think aloud sessions, then the report for the steering group',
    domain: ['Heuristic Evaluation', 'Eye Tracking', 'Think-Aloud Testing'],
  },
  {
    text: 'Drew kitchens in AutoCAD and SketchUp, rendered in V-Ray, interior design for private clients.',
    tools: ['AutoCAD', 'SketchUp', 'V-Ray'],
    domain: ['Interior Design'],
  },
  {
    text: 'Webflow sites for start-ups and landing page optimisation with Hotjar.',
    tools: ['Webflow', 'Hotjar'],
    domain: ['Landing Page Optimization'],
  },
];
