/** What is said of how somebody works with others and alone; how it shows in deeds is in stated-forms.ts. */
export const SOFT_SKILLS = `
Leadership: leadership skills, leading people
Team Leadership: team leader, team lead, leading teams, leading a team, team management, people management, staff management, people leadership, managing people, managing a team, managing teams, leading cross-functional teams, line management, staff supervision, team supervision, supervising staff
Strategic Thinking: strategic thinker, strategic mindset
Teamwork: team work, team player, working in a team, working in teams, team working, team spirit
Collaboration: cross-functional collaboration, collaborative working, collaborating, collaborative, collaborated, team collaboration, collaborate
Communication: communication skills, verbal communication, written communication, effective communication, interpersonal communication, strong communication, excellent communication, clear communication, good communication, communicator, oral communication, communicating, communicate, communicated, written and verbal communication, verbal and written communication
Interpersonal Skills: interpersonal, people skills, social skills
Public Speaking: public speaker, speaking in public, spoke at conferences, conference speaking, conference talk, speaking at conferences, spoken at conferences
Presentation Skills: presenting, giving presentations, delivering presentations, delivered presentations, gave presentations
Active Listening: listening skills
Negotiation: negotiating, negotiated, negotiation skills, negotiator, negotiate, contract negotiation, supplier negotiation, offer negotiation, vendor negotiation
Persuasion: persuasive, persuasion skills
Influencing: influencing skills, influencing stakeholders, influence without authority, influencing others
Conflict Resolution: resolving conflicts, resolved conflicts, conflict management, dispute resolution, resolving disputes, mediating conflicts, resolved disputes, de-escalation, resolve conflicts
Stakeholder Management: stakeholder engagement, managing stakeholders, managed stakeholders, stakeholder relations, stakeholder relationship management, stakeholder communication, stakeholder alignment, aligning stakeholders, aligned stakeholders, engaging stakeholders
Relationship Building: building relationships, built relationships, build relationships, rapport building, building rapport, building strong relationships, build rapport, built strong relationships, building long-term relationships
Networking: professional networking, networking skills
Mentoring: mentored, mentor, mentoring juniors, mentorship
Coaching: coached, coaching skills, coaching staff
Training: trained new, training new staff, training new hires, training colleagues, training staff, train new staff, trained staff, trained colleagues, trained junior, training juniors
Delegation: delegated, delegating, delegating tasks
Facilitation: facilitated, facilitating, facilitation skills, facilitate, facilitator
Motivation: motivating teams, motivated the team, motivating staff, team motivation, motivating a team, motivating people
Decision Making: decision-making skills, making decisions under pressure, decision maker
Problem Solving: problem-solving skills, solving problems, problem solver, solved problems, solve problems, troubleshooting problems, solve complex problems, solving complex problems
Troubleshooting: troubleshoot, troubleshot
Critical Thinking: critical thinker
Analytical Thinking: analytical skills, analytical mindset, analytical, analytical ability
Creativity: creative thinking, creative mindset, creative problem solving
Innovation: innovative thinking
Curiosity: curious, inquisitive
Adaptability: adaptable, adapting to change, ability to adapt, quick to adapt
Flexibility: flexible
Resilience: resilient
Working Under Pressure: works well under pressure, calm under pressure, ability to work under pressure, handling pressure, stress tolerance, stay calm under pressure, stress management, work under pressure
Time Management: managing my time, meeting deadlines, time-management skills, meet deadlines, punctuality, punctual, met deadlines, meeting tight deadlines
Organizational Skills: organization skills, organisational skill, well organized, organized, highly organized
Planning: planning skills, planning and organizing
Prioritization: prioritizing, prioritized tasks, prioritizing tasks, prioritise tasks
Multitasking: multi-tasking, multi-task, juggling multiple tasks, multitask
Attention to Detail: detail-oriented, eye for detail, accuracy, meticulous
Self-Motivation: self-motivated, self-starter, self-driven, proactive, proactivity, initiative, taking initiative, took initiative
Independence: working independently, work independently, independent worker, autonomous
Reliability: reliable, dependable, dependability
Accountability: accountable
Responsibility: sense of responsibility
Work Ethic: strong work ethic, hard-working, hardworking
Integrity
Professionalism
Confidentiality: discretion
Empathy: empathetic, empathic
Emotional Intelligence
Patience: patient with customers
Cultural Awareness: intercultural communication, cross-cultural communication, cultural sensitivity, intercultural skills
Customer Focus: customer-focused, customer orientation, customer-oriented, customer centric
Results Orientation: results-driven, results-oriented, goal-oriented
Business Acumen: commercial awareness, commercial acumen
Self-Learning: fast learner, quick learner, willingness to learn, eager to learn, continuous learning, lifelong learning, self-taught, learning quickly
Enthusiasm: enthusiastic
Positive Attitude: can-do attitude
Open-Mindedness: open-minded
Feedback: constructive feedback, gave feedback, feedback culture
Knowledge Sharing: sharing knowledge, shared knowledge, knowledge transfer
Consensus Building: building consensus, built consensus
Diplomacy: diplomatic, tact
Assertiveness: assertive
Self-Confidence: self-confident
Remote Collaboration: working remotely, remote teamwork
Writing: writing skills, written skills, report writing
Storytelling Skills: storyteller
Research: research skills, conducting research, conducted research
Mediation: mediating, mediated, mediator
`;
