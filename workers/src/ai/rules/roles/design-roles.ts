/** Roles in design (format: role.ts). */
export const DESIGN_ROLES = `
UX Designer (entry)
User Experience Designer, Interaction Designer, UX/UI Designer, UI/UX Designer, Experience Designer, UX Architect
Shapes how a product is used: learns what people need, sketches flows, and tests prototypes until the way through is plain.
Figma, Wireframing, User Research, Prototyping, Usability Testing, Interaction Design, Information Architecture, User Experience Design, Adobe XD, Personas, Design Thinking, Sketch

UI Designer (entry)
User Interface Designer, Visual Designer, Web Designer, Interface Designer, App Designer
Designs the screens themselves: layout, type, colour and states, held together by a system that others can build with.
Figma, User Interface Design, Typography, Design Systems, Visual Design, Prototyping, Colour Theory, Adobe XD, Sketch, Adobe Photoshop, Adobe Illustrator, Responsive Web Design

Product Designer (experienced)
Digital Product Designer, Lead Product Designer, Product Design Lead, Product UX Designer
Takes a product from the problem to the finished screen, weighing what users need against what the business can build.
Figma, Prototyping, User Research, Interaction Design, Design Systems, Usability Testing, Wireframing, User Interface Design, User Experience Design, Design Thinking, Product Strategy, Visual Design

Graphic Designer (entry)
Visual Communication Designer, Brand Designer, Layout Artist, Creative Designer, Illustrator, Print Designer, Multimedia Designer
Gives ideas a form that people notice and remember, in print and on screens: logos, layouts, posters, packaging and pictures for campaigns.
Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Typography, Branding, Graphic Design, Logo Design, Canva, Colour Theory, Print Design, Adobe After Effects, Illustration

UX Researcher (entry)
User Researcher, User Experience Researcher, Design Researcher, Usability Analyst, Usability Researcher
Finds out how people really use a product and why, with interviews, tests and surveys, and makes sure that the team hears it.
User Research, Usability Testing, Research Synthesis, Survey Design, Qualitative Research, Quantitative Research, Personas, Journey Mapping, A/B Testing, Data Analysis, Statistics, Figma
`;
