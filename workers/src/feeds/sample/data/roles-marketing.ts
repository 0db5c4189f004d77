import { CRAFT, lines, MANAGING, parseTrack, type SampleRole } from '../sample-role.js';

/** Marketing roles. */
export const ROLES_MARKETING: readonly SampleRole[] = [
  {
    role: 'Marketing Manager',
    field: 'Marketing',
    jobs: 12,
    pay: 58,
    family: 'marketing',
    ladder: { ...MANAGING, junior: 'Junior {}', lead: 'Lead {}', head: 'Head of Marketing' },
    abouts: lines(`
You will plan and run the marketing that brings {buyers} to us, and know which half of it works.
You will lead campaigns from the idea to the numbers, with a small team and good freelancers.
You will make our name known among {buyers} in new cities.
`),
    tasks: lines(`
Plan campaigns for the year and the budget behind them
Work with sales on leads that deserve the name
Brief designers, writers and agencies, and give useful feedback
Launch new products with a clear story
Measure what campaigns bring, and move money accordingly
Represent us at trade fairs and events
Keep the website fresh and true
Learn from customers in interviews and surveys
`),
    brings: lines(`
{know} marketing analytics in Google Analytics and Excel
Budget management
Project management of many things at once
Copywriting, or the eye to judge it
Presentation skills in English
HubSpot, Salesforce or another CRM
`),
    nice: lines(`
Arabic, Hindi, German, Spanish or French
A degree in marketing, business or communication
Experience in [travel|food|software|retail|finance]
Canva or Figma for quick drafts
`),
    tracks: [
      parseTrack(
        'Marketing Manager / Marketing Manager, B2B / B2B Marketing Manager',
        `
{exp} in B2B marketing
{know} lead generation and marketing automation
Account-based marketing with sales
Content marketing: case studies, webinars, newsletters
LinkedIn Ads and Google Ads`,
      ),
      parseTrack(
        'Marketing Manager / Growth Marketing Manager / Growth Marketer',
        `
{exp} in growth or performance marketing
{know} paid social and search engine marketing
A/B testing and conversion rate optimization
E-mail marketing with [Klaviyo|Braze|Mailchimp]
SQL or Looker, for your own numbers`,
      ),
      parseTrack(
        'Brand Marketing Manager / Marketing Manager, Brand / Brand Manager',
        `
{exp} in brand management of consumer goods or services
{know} market research and positioning
Brand strategy and campaigns on every channel
Influencer marketing and public relations
Agency management`,
      ),
      parseTrack(
        'Product Marketing Manager / Marketing Manager, Product',
        `
{exp} in product marketing
{know} go-to-market planning and product launches
Competitive analysis and positioning
Sales enablement: decks, battle cards, training
Customer interviews and surveys`,
      ),
    ],
  },
  {
    role: 'Digital Marketing Specialist',
    field: 'Digital marketing',
    jobs: 13,
    pay: 44,
    family: 'marketing',
    ladder: {
      intern: 'Digital Marketing Intern',
      junior: 'Junior {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
    },
    abouts: lines(`
You will run the campaigns that bring {buyers} to our website, and make each one a little better than the last.
You will look after our paid channels and the newsletters, from the audience to the last click.
You will test ideas quickly, keep what works and say what does not.
`),
    tasks: lines(`
Set up, run and improve campaigns on search and social
Write and test ads with our designer
Build landing pages and forms that work on a phone
Plan newsletters and automated mails
Report results each week in plain words
Keep tracking and consent clean
Watch competitors and new channels
Spend the budget as if it were your own
`),
    brings: lines(`
{know} Google Analytics and Google Tag Manager
Excel or Google Sheets for reports
A/B testing of ads and pages
Copywriting for short formats
CMS work, for example in [WordPress|Webflow|Shopify]
You are organised and like numbers
`),
    nice: lines(`
HTML and CSS, a little
Canva, Photoshop or CapCut
A Google Ads certificate
Arabic or another language of our customers
`),
    tracks: [
      parseTrack(
        'Digital Marketing Specialist / Performance Marketing Specialist / Paid Media Specialist',
        `
{exp} with Google Ads and Meta Ads
{know} bidding, audiences and retargeting
Conversion tracking with Google Tag Manager
Search engine marketing in more than one country
Looker Studio`,
      ),
      parseTrack(
        'Digital Marketing Specialist / Digital Marketing Executive / CRM Marketing Specialist',
        `
{exp} in e-mail marketing and marketing automation
{know} [HubSpot|Mailchimp|Klaviyo|Braze]
Customer segmentation and journeys
Lead nurturing with sales
GDPR and consent`,
      ),
      parseTrack(
        'Digital Marketing Specialist / Digital Marketing Executive, E-commerce / E-commerce Marketing Specialist',
        `
{exp} in digital marketing for e-commerce
{know} Shopify or Magento
SEO and product feeds
Meta Ads and influencer marketing
Conversion rate optimization`,
      ),
    ],
  },
  {
    role: 'Content Writer',
    field: 'Content',
    jobs: 12,
    pay: 40,
    family: 'marketing',
    ladder: { ...CRAFT, head: 'Head of Content' },
    abouts: lines(`
You will write what {buyers} read from us: articles, pages, mails and the odd speech.
You will explain what we do so that {buyers} understand it and want to read on.
You will find our voice and keep it, in [English|English and one other language] and on every channel.
`),
    tasks: lines(`
Research and write articles, pages and newsletters
Interview colleagues and customers for stories
Plan topics with marketing for the quarter
Edit texts by others with respect and a sharp pencil
Write short texts for ads, apps and social media
Update old pages that still bring readers
Check facts, names and numbers before we publish
Work with designers on pictures that add something
`),
    brings: lines(`
Flawless English, with a style that fits the reader
Research skills: you ask until you understand
WordPress or another CMS
Proofreading with a fine eye
You meet deadlines, also short ones
{know} SEO, without writing for machines
`),
    nice: lines(`
A second language at a high level
Podcast or video scripts
Canva for simple pictures
A degree in journalism, languages or communication
`),
    tracks: [
      parseTrack(
        'Content Writer / Content Marketing Writer / Content Writer, Marketing',
        `
{exp} in content writing or journalism
{know} content strategy and keyword research
Storytelling: case studies, interviews, portraits
Google Analytics and Search Console
Three samples you are proud of`,
      ),
      parseTrack(
        'Technical Writer / Technical Content Writer',
        `
{exp} in technical writing
{know} Markdown, Git and docs as code
API documentation with OpenAPI
Information architecture for a help centre
Enough programming in [Python|JavaScript] to try every example`,
        `
Document APIs and guides, and test each step yourself`,
      ),
      parseTrack(
        'Copywriter / Brand Copywriter / UX Writer',
        `
{exp} in copywriting for brands or apps
{know} UX writing and tone of voice
Campaign ideas with art directors
Figma, to write where the words will stand
A/B testing of headlines`,
      ),
    ],
  },
  {
    role: 'SEO Specialist',
    field: 'SEO',
    jobs: 8,
    pay: 46,
    family: 'marketing',
    ladder: { junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}', head: 'Head of SEO' },
    abouts: lines(`
You will make sure that {buyers} find us when they search, in every country we serve.
You will own organic search: technology, content and the links between them.
You will bring our traffic from search back to growth after a year of standing still.
`),
    tasks: lines(`
Audit our sites and turn findings into tickets
Research what people search for and plan pages with writers
Work with developers on speed, structure and redirects
Report rankings, traffic and what they bring
Earn links with things worth linking to
Test titles and snippets
Follow updates of search engines without panic
`),
    brings: lines(`
Google Search Console and Google Analytics, daily
Excel or Google Sheets with large exports
{know} HTML and structured data
Content strategy with writers
Clear reports for people outside marketing
CMS work in WordPress or Shopify
`),
    nice: lines(`
SQL or Python for log files
International SEO in several languages
Digital PR
Experience with answers of AI assistants as a channel
`),
    tracks: [
      parseTrack(
        'SEO Specialist / Technical SEO Specialist / SEO Specialist, Technical',
        `
{exp} in technical SEO
{know} Screaming Frog and log files
Core Web Vitals and JavaScript rendering
schema.org markup and hreflang
Ahrefs or Semrush`,
      ),
      parseTrack(
        'SEO Specialist / SEO Executive / SEO and Content Specialist',
        `
{exp} in SEO
{know} keyword research in Ahrefs or Semrush
On-page SEO and content briefs
Link building by honest means
Local SEO and Google Business profiles`,
      ),
    ],
  },
  {
    role: 'Social Media Manager',
    field: 'Social media',
    jobs: 9,
    pay: 42,
    family: 'marketing',
    ladder: {
      intern: 'Social Media Intern',
      junior: 'Junior {}',
      mid: '{}',
      senior: 'Senior {}',
      head: 'Head of Social Media',
    },
    abouts: lines(`
You will be our voice on social media and make {buyers} want to answer.
You will plan, film, write and reply, on the channels where {buyers} spend their time.
You will build a community around what we do, and bring back what people tell us.
`),
    tasks: lines(`
Plan content for each channel, week by week
Write posts, film short videos and edit them
Answer comments and messages quickly and kindly
Work with creators who fit us
Run small paid campaigns behind the best posts
Report what worked and try something new
Spot trends early, and leave out those that do not suit us
Stay calm when a post goes wrong
`),
    brings: lines(`
{know} social media analytics
Copywriting with humour and good spelling
Community management, also on a bad day
Organisational skills: nothing is forgotten on a Friday
Canva, or Photoshop if you prefer
Content planning in Notion, Trello or a calendar
`),
    nice: lines(`
A second language
Photography
Podcasting
Experience with crisis communication
`),
    tracks: [
      parseTrack(
        'Social Media Manager / Social Media Specialist',
        `
{exp} in social media management for a brand
{know} Instagram, TikTok and YouTube
Video editing in CapCut or Premiere Pro
Influencer marketing
Hootsuite, Buffer or Sprout Social`,
      ),
      parseTrack(
        'Social Media Manager / Social Media and Community Manager / Social Media Manager, B2B',
        `
{exp} in social media marketing, some of it B2B
{know} LinkedIn and what works there
Content marketing with experts of the company
Meta Ads and LinkedIn Ads
HubSpot or another tool to plan and measure`,
      ),
    ],
  },
];
