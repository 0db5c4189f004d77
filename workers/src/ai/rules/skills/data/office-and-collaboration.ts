/** Office, planning and collaboration products. */
export const OFFICE_AND_COLLABORATION = `
Microsoft Office: MS Office, Office 365, Microsoft 365, M365, O365, Microsoft Office Suite, Office Suite, Microsoft Suite
Microsoft Excel: Excel, MS Excel
Microsoft Word: Word, MS Word
Microsoft PowerPoint: PowerPoint, MS PowerPoint, Power Point
Microsoft Outlook: Outlook, MS Outlook
Microsoft Access: Access, MS Access
Microsoft Project: MS Project
Microsoft Teams: Teams, MS Teams
Microsoft SharePoint: SharePoint, MS SharePoint, SharePoint Online
Microsoft OneNote: OneNote
OneDrive: Microsoft OneDrive
Microsoft Publisher: MS Publisher
Microsoft Planner: MS Planner
Microsoft Forms
Google Workspace: G Suite, GSuite, Google Apps, Google Suite
Google Sheets
Google Docs
Google Slides
Google Drive
Google Calendar
Gmail
Google Meet
Google Classroom
LibreOffice: OpenOffice
Apple Keynote: Keynote
Apple Numbers
Apple Pages
Slack
Zoom
Webex: Cisco Webex
Skype: Skype for Business
Discord
Jira: Atlassian Jira, Jira Software
Jira Service Management: Jira Service Desk
Confluence: Atlassian Confluence
Atlassian Suite: Atlassian
Trello
Asana
Monday.com
ClickUp
Basecamp
Notion
Airtable
Smartsheet
Wrike
Linear
Shortcut
Pivotal Tracker
Rally: CA Agile Central
VersionOne
Aha!: Aha roadmaps
Productboard
ProductPlan
Roadmunk
Oracle Primavera: Primavera, Primavera P6
Teamwork.com
Todoist
Evernote
Dropbox
Box.com
DocuSign
Adobe Sign
Calendly
Power Pivot: PowerPivot
Moodle
Canvas LMS
Blackboard
Kahoot
Concur: SAP Concur
Expensify
Clarizen
Planview
Microsoft Viva
Yammer
Retool
Coda
Obsidian
Prezi
Microsoft To Do
Google Chat
Lotus Notes: IBM Notes, HCL Notes
FileMaker: FileMaker Pro
Adobe Reader
GoToMeeting
Mattermost
Rocket.Chat
Nextcloud
Mentimeter
MeisterTask
MindManager
XMind
Bitrix24
Podio
TargetProcess
Jira Product Discovery
Toggl
Harvest
Clockify
OpenProject
Citavi
Zotero
Mendeley
EndNote
Overleaf
Turnitin
Brightspace: D2L Brightspace
Quizlet
SDL Trados: Trados, Trados Studio
memoQ
`;
