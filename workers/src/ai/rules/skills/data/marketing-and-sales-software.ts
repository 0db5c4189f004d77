/** Products for marketing, sales, support and online shops. */
export const MARKETING_AND_SALES_SOFTWARE = `
Google Analytics: GA4, Google Analytics 4, Universal Analytics, GA 4
Google Tag Manager: GTM
Google Search Console: Search Console, Google Webmaster Tools
Google Ads: AdWords, Google AdWords
Google Keyword Planner: Keyword Planner
Google Trends
Google Optimize
Google Business Profile: Google My Business
Google Ad Manager: DoubleClick
Google Merchant Center
Display & Video 360: DV360
Meta Ads: Facebook Ads, Facebook Ads Manager, Meta Ads Manager, Facebook Advertising, Instagram Ads, Facebook and Instagram Ads
Meta Business Suite: Facebook Business Manager, Meta Business Manager
Meta Pixel: Facebook Pixel
LinkedIn Ads: LinkedIn Campaign Manager
LinkedIn Sales Navigator: Sales Navigator
LinkedIn Recruiter
TikTok Ads
Twitter Ads
Pinterest Ads
Microsoft Advertising: Bing Ads
Amazon Ads: Amazon Advertising
YouTube Ads
Reddit Ads
Snapchat Ads
WhatsApp Business
Adobe Analytics: Omniture
Adobe Target
Adobe Campaign
Mixpanel
Amplitude
Heap Analytics
Segment.com: Twilio Segment
Matomo
Kissmetrics
Optimizely
VWO
AB Tasty
SEMrush: SEM Rush
Ahrefs
Moz: Moz Pro
Screaming Frog
Majestic SEO
Yoast SEO: Yoast
Surfer SEO
SpyFu
BuzzSumo
SimilarWeb
Ubersuggest
Hootsuite: Hoot suite
Buffer
Sprout Social
Sprinklr
Brandwatch
Meltwater
Cision
Mailchimp: Mail Chimp
Klaviyo
Constant Contact
ActiveCampaign
Campaign Monitor
SendinBlue: Brevo
Braze
Iterable
Customer.io
HubSpot: Hub Spot, HubSpot CRM, HubSpot Marketing Hub
Marketo: Adobe Marketo, Marketo Engage
Pardot: Salesforce Pardot
Eloqua: Oracle Eloqua
Salesforce Marketing Cloud: Marketing Cloud, ExactTarget
Salesforce: Salesforce CRM, Salesforce.com, SFDC, Salesforce Sales Cloud, Sales Cloud
Salesforce Service Cloud: Service Cloud
Salesforce Lightning
Salesforce Commerce Cloud: Demandware
Salesforce CPQ
Unbounce
Instapage
Leadpages
ClickFunnels
WordPress: Word Press
Elementor
Drupal
Joomla
Wix
Squarespace
Ghost CMS
Contentful
Sanity
Sitecore
Umbraco
Contentstack
Shopify: Shopify Plus
WooCommerce
Magento: Adobe Commerce
BigCommerce
PrestaShop
OpenCart
SAP Commerce Cloud: SAP Hybris, Hybris
Amazon Seller Central: Seller Central
Etsy
Substack
Grammarly
Jasper AI
Copy.ai
Hemingway Editor
Zoho CRM: Zoho
Pipedrive
Microsoft Dynamics 365: Dynamics 365, Dynamics CRM, Microsoft Dynamics, MS Dynamics, D365, Microsoft Dynamics CRM
SugarCRM
Outreach.io: Outreach
SalesLoft
Gong: Gong.io
ZoomInfo
Apollo.io
Lusha
Clearbit
Drift
Intercom
Zendesk: Zendesk Support
Freshdesk
Freshworks
Help Scout
Gainsight
ChurnZero
Totango
Planhat
Medallia
Trustpilot
LiveChat
Genesys: Genesys Cloud
Five9
Talkdesk
Aircall
NICE inContact: NICE CXone
Avaya
RingCentral
Eventbrite
Cvent
Hopin
On24
PandaDoc
Proposify
Chargebee
Recurly
Zuora
SEO PowerSuite
CoSchedule
Outbrain
Taboola
AppsFlyer
Branch.io
Tealium
Google Marketing Platform
Google Shopping
Google Display Network
Criteo
The Trade Desk
AdRoll
Apple Search Ads
Sistrix
DeepCrawl: Lumar
Clearscope
MarketMuse
BrightEdge
Agorapulse
Metricool
Talkwalker
Khoros
Bitly
GetResponse
AWeber
Keap
Infusionsoft
6sense
Demandbase
G2
Capterra
Cognism
Hunter.io
Lemlist
Xactly
Highspot
Seismic
Showpad
Mindtickle
Salesforce Experience Cloud
Salesforce Data Cloud
Freshsales
Pendo
WalkMe
Userpilot
Whatfix
Gorgias
Kustomer
Freshchat
Tidio
LivePerson
Yotpo
Bazaarvoice
Vtex
commercetools
Spryker
Shopware
Amazon Vendor Central
Amazon FBA: Fulfilment by Amazon
eBay
Helium 10
Jungle Scout
Akeneo
Bynder
Storyblok
Prismic
Kentico
Liferay
TYPO3
Craft CMS
Supermetrics
Databox
Nielsen
comScore
Kantar
Statista
Mintel
GfK
Crunchbase
`;
