import type { LabelledText } from './labelled-text.js';

/** Marketing, content, search and social media. */
export const MARKETING: readonly LabelledText[] = [
  {
    text: 'SEO and content marketing for an outdoor shop. Doubled organic visits in a year, tracked in Google Analytics and Search Console.',
    tools: ['Google Analytics', 'Google Search Console'],
    domain: ['SEO', 'Content Marketing'],
  },
  {
    text: 'google ads, facebook ads, ppc, budgets up to 30k a month',
    tools: ['Google Ads', 'Facebook Ads'],
    domain: ['PPC'],
  },
  {
    text: 'Keyword research, link building, technical SEO; tools: Ahrefs, SEMrush, Screaming Frog.',
    tools: ['Ahrefs', 'SEMrush', 'Screaming Frog'],
    domain: ['Keyword Research', 'Link Building', 'Technical SEO'],
  },
  {
    text: 'Wrote newsletters in Mailchimp: copywriting, email marketing, A/B testing of subject lines.',
    tools: ['Mailchimp'],
    domain: ['Copywriting', 'Email Marketing', 'A/B Testing'],
  },
  {
    text: 'Social media marketing for a zoo, community management, planned in Hootsuite and Buffer.',
    tools: ['Hootsuite', 'Buffer'],
    domain: ['Social Media Marketing', 'Community Management'],
  },
  {
    text: 'Marketing automation in HubSpot and Marketo, lead generation and lead scoring for a machine builder.',
    tools: ['HubSpot', 'Marketo'],
    domain: ['Marketing Automation', 'Lead Generation', 'Lead Scoring'],
  },
  {
    text: 'i handled influencer marketing and brand management for a cosmetics start up',
    domain: ['Influencer Marketing', 'Brand Management'],
  },
  {
    text: 'Editor of a cycling magazine. Proofreading, editing, content strategy, WordPress.',
    tools: ['WordPress'],
    domain: ['Proofreading', 'Editing', 'Content Strategy'],
  },
  {
    text: 'Led a team of 7 marketers and a budget of 2.5m; brand strategy, media planning, PR.',
    domain: ['Brand Strategy', 'Media Planning', 'Public Relations'],
    soft: ['Team Leadership'],
  },
  {
    text: 'Conversion rate optimization with Optimizely and Hotjar; checkout conversions up 18%.',
    tools: ['Optimizely', 'Hotjar'],
    domain: ['Conversion Rate Optimization'],
  },
  {
    text: 'Technical writing: API documentation in Markdown, DITA manuals for pumps.',
    technical: ['Markdown', 'DITA'],
    domain: ['Technical Writing', 'API Documentation'],
  },
  {
    text: 'Affiliate marketing, display advertising, programmatic, SEA',
    domain: ['Affiliate Marketing', 'Display Advertising', 'Programmatic Advertising', 'SEM'],
  },
  {
    text: 'Wrote blog posts, white papers and case studies on heat pumps for lay people. Ghostwriting for two CEOs.',
    domain: ['Blogging', 'White Papers', 'Case Studies', 'Ghostwriting'],
  },
  {
    text: 'Tagged the whole site in Google Tag Manager and explained the numbers in Looker Studio.',
    tools: ['Google Tag Manager', 'Looker Studio'],
  },
  {
    text: 'storytelling, podcast production, scriptwriting for short videos',
    domain: ['Storytelling', 'Podcast Production', 'Scriptwriting'],
  },
  {
    text: 'Product marketing for a maker of hearing aids: positioning, sales enablement, launches in 11 countries.',
    domain: ['Product Marketing', 'Positioning', 'Sales Enablement'],
  },
  {
    text: 'Photography and video editing for the club magazine, Lightroom, Photoshop and Premiere.',
    tools: ['Adobe Lightroom', 'Adobe Photoshop', 'Adobe Premiere Pro'],
    domain: ['Photography', 'Video Editing'],
  },
  {
    text: 'Press releases, crisis communication and media relations for the regional hospital.',
    domain: ['Press Releases', 'Crisis Communication', 'Media Relations'],
  },
  {
    text: 'Digital marketing intern. Shopify product pages, Canva banners, a TikTok Ads test.',
    tools: ['Shopify', 'Canva', 'TikTok Ads'],
    domain: ['Digital Marketing'],
  },
  {
    text: 'Organised trade shows in Hannover and Lyon; translated brochures with a good eye and attention to detail.',
    domain: ['Trade Shows', 'Translation'],
    soft: ['Attention to Detail'],
  },
];
