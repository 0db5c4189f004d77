/** Roles in marketing (format: role.ts). */
export const MARKETING_ROLES = `
Marketing Manager (experienced)
Brand Manager, Head of Marketing, Marketing Director, Product Marketing Manager, Marketing Lead, Growth Manager, Campaign Manager
Plans how a company reaches the people it is for: the message, the channels, the budget, and what came of each campaign.
Marketing Strategy, Campaign Management, Brand Management, Digital Marketing, Market Research, Budgeting, Google Analytics, Content Marketing, Email Marketing, SEO, Social Media Marketing, Team Leadership

Digital Marketing Specialist (entry)
Digital Marketer, Digital Marketing Executive, Online Marketing Specialist, Performance Marketing Specialist, PPC Specialist, Growth Marketer, Digital Marketing Analyst, Marketing Specialist, Email Marketing Specialist
Runs campaigns on search engines, social networks and by e-mail, reads their numbers daily and puts the budget where it works.
Digital Marketing, Google Analytics, Google Ads, SEO, Email Marketing, Social Media Marketing, Pay-Per-Click Advertising, Content Marketing, Meta Ads, Search Engine Marketing, Mailchimp, A/B Testing

Content Writer (entry)
Copywriter, Content Creator, Technical Writer, Blogger, Content Strategist, Editor, Content Marketer, Journalist, Content Editor
Writes what a company has to say so that people want to read it: articles, pages, newsletters and scripts, each in the right voice.
Content Writing, Copywriting, SEO, Editing, Proofreading, Blogging, Content Strategy, WordPress, Content Marketing, Creative Writing, Research, Storytelling

SEO Specialist (entry)
SEO Analyst, SEO Executive, SEO Manager, Search Engine Optimization Specialist, SEO Consultant, SEO Expert, Search Marketing Specialist
Helps pages to be found: studies what people search for, mends what keeps search engines out, and measures what each change brought.
SEO, Keyword Research, Google Analytics, Google Search Console, Link Building, On-Page SEO, Technical SEO, Ahrefs, SEMrush, Content Strategy, HTML, WordPress

Social Media Manager (entry)
Social Media Specialist, Social Media Executive, Community Manager, Social Media Coordinator, Social Media Marketer, Social Media Strategist
Speaks for a brand where people talk: plans posts, answers comments, runs campaigns and learns from what is shared and what is not.
Social Media Management, Social Media Marketing, Content Creation, Community Management, Content Calendars, Copywriting, Meta Ads, Canva, Hootsuite, Content Strategy, Google Analytics, Video Editing
`;
