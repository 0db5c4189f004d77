/**
 * Deeds that say a soft skill in words, `Skill: form, form`; `...` stands for up to four words within a phrase.
 * Only what somebody states to have done: nothing here follows from a job alone.
 */
export const STATED_FORMS = `
Team Leadership: led ... team, led ... teams, leading ... team, lead ... team of, managed ... team, managing ... team, manage ... team of, supervised ... team, supervising ... team, headed ... team, heading ... team, directed ... team, ran ... team of, supervised ... staff, supervised ... employees, managed ... employees, managed ... staff, managed ... engineers, led ... engineers, led ... developers, managed ... developers, led ... designers, managed ... designers, led ... people, managed ... people, supervised ... people, led ... analysts, supervised ... workers, supervised ... interns, team of ... reporting to me
Mentoring: mentored, mentoring, mentor to, mentor for, mentor ... juniors, mentor ... developers, mentor ... engineers
Coaching: coached, coaching ... team, coaching ... colleagues, coaching ... reps, coaching ... managers, coach ... team
Training: trained ... colleagues, trained ... staff, trained ... employees, trained ... hires, trained ... starters, trained ... users, trained ... team, trained ... people, trained ... interns, trained ... apprentices, trained ... juniors, trained ... volunteers, trained ... agents, training ... colleagues, training ... staff, training ... employees
Presentation Skills: presented ... results, presented ... findings, presented ... to, presented ... at, presenting ... to, presenting ... results, presenting ... findings, gave ... presentation, gave ... presentations, giving ... presentations, held ... presentations, delivered ... presentations, present ... findings, present ... results
Public Speaking: gave ... talk, gave ... talks, gave ... speech, gave ... speeches, giving ... talks, held ... speeches, spoke at ... conference, spoke at ... conferences, spoken at ... conferences
Decision Making: made ... decisions, making ... decisions, make ... decisions, took ... decisions
Problem Solving: solved ... problems, solving ... problems, solve ... problems
Conflict Resolution: resolved ... conflict, resolved ... conflicts, resolving ... conflicts, resolved ... disputes, settled ... disputes, settled ... conflicts
Mediation: mediated
Feedback: gave ... feedback, giving ... feedback, provided ... feedback to
Motivation: motivated ... team, motivated ... staff, motivated ... colleagues, motivated ... volunteers, motivating ... team, motivating ... staff
Communication: communicated ... with, communicated ... to, communicating ... with, communicating ... to
Delegation: delegated
Facilitation: facilitated, facilitating
Collaboration: collaborated, collaborating, worked closely with, working closely with, close collaboration
Prioritization: prioritized ... tasks, prioritizing ... tasks, prioritized ... work
Relationship Building: built ... relationships, building ... relationships, build ... relationships, maintained ... relationships
Stakeholder Management: managed ... stakeholders, managing ... stakeholders, aligned ... stakeholders, aligning ... stakeholders
Time Management: met ... deadlines, meeting ... deadlines, meet ... deadlines
Knowledge Sharing: shared ... knowledge
Negotiation: negotiated, negotiating
`;
