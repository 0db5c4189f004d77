import { keepStatedSkills } from './stated-skills.js';

const NONE = { technical: [], tools: [], domain: [], soft: [] };

/** Returns what is kept of one skill in the response of a model. */
const keep = (text: string, skill: string): readonly string[] =>
  Object.values(keepStatedSkills(text, { ...NONE, domain: [skill] })).flat();

/** Skills in a form that the text has, with the name that is kept. */
const STATED: readonly (readonly [text: string, skill: string, kept: string])[] = [
  ['Wrote services in go.', 'Go', 'Go'],
  ['Node.js, React and C++', 'C++', 'C++'],
  ['(C#/.NET)', '.NET', '.NET'],
  ['CI/CD', 'CI/CD', 'CI/CD'],
  ['machine-learning models', 'Machine Learning', 'Machine Learning'],
  ['réseaux neuronaux', 'Réseaux Neuronaux', 'Réseaux Neuronaux'],
  ['управление проектами', 'Управление проектами', 'Управление проектами'],
];

/** Skills under another name, in another form or misspelt. */
const RENAMED: readonly (readonly [text: string, skill: string, kept: string])[] = [
  ['k8s on aws', 'Kubernetes', 'Kubernetes'],
  ['k8s on aws', 'AWS', 'Amazon Web Services'],
  ['Deployed to Kubernetes.', 'k8s', 'Kubernetes'],
  ['Queries in postgres', 'Postgres', 'PostgreSQL'],
  ['Managed AWS with TF and Ansible.', 'Terraform', 'Terraform'],
  ['Google Docs, Sheets and Slides', 'Google Sheets', 'Google Sheets'],
  ['Negotiated prices with suppliers.', 'Negotiation', 'Negotiation'],
  ['Managed all of the inventory.', 'Inventory Management', 'Inventory Management'],
  ['Analysed the complaints of customers.', 'Complaint Analysis', 'Complaint Analysis'],
  ['Data modelling', 'Data Modeling', 'Data Modelling'],
  ['Deployed to kubernets.', 'Kubernetes', 'Kubernetes'],
  ['Restored old harpsichords.', 'Harpsichord Restoration', 'Harpsichord Restoration'],
];

/** Skills that the model invented. */
const INVENTED: readonly (readonly [text: string, skill: string])[] = [
  ['JavaScript', 'Java'],
  ['C++ and C#', 'C'],
  ['Angular', 'React'],
  ['We had to react quickly.', 'Kubernetes'],
  ['Cleaned windows.', 'Windows'],
  ['Angular, and so on', ' '],
  ['Angular - and so on', '-'],
  ['aaa', 'a.*'],
  ['ongoing', 'Go'],
  ['cargo', 'Go'],
  ['TypeScript', 'Script'],
  ['Restored chairs. The harpsichord was large.', 'Harpsichord Restoration'],
  ['Worked in a team until 2019.', 'Unity'],
];

/** Skills that the text denies, wishes for or gives to others. */
const DISCLAIMED: readonly (readonly [text: string, skill: string])[] = [
  ['I have never worked with Kubernetes.', 'Kubernetes'],
  ['i dont speak any spanish', 'Spanish'],
  ['No experience with k8s.', 'Kubernetes'],
  ['I want to learn Rust.', 'Rust'],
  ['I would like to learn harpsichord making.', 'Harpsichord Making'],
  ['My colleagues wrote the backend in Java.', 'Java'],
  ['My boss managed the inventory.', 'Inventory Management'],
  ['Recruited Java and .NET developers.', 'Java'],
];

describe('skills in the response of a model', () => {
  it.each([...STATED, ...RENAMED])('of %p, keep %p as %p', (text, skill, kept) => {
    expect(keep(text, skill)).toEqual([kept]);
  });

  it.each(INVENTED)('of %p, do not keep %p, which it does not state', (text, skill) => {
    expect(keep(text, skill)).toEqual([]);
  });

  it.each(DISCLAIMED)('of %p, do not keep %p, which the author does not have', (text, skill) => {
    expect(keep(text, skill)).toEqual([]);
  });

  it('keep a skill that is denied in one place and stated in another', () => {
    expect(keep('Never used Java at school. Wrote the backend in Java.', 'Java')).toEqual(['Java']);
  });

  it('are listed once, in the category of the taxonomy', () => {
    const response = { ...NONE, technical: ['PostgreSQL'], tools: ['Postgres', 'k8s'], domain: ['Kubernetes'] };
    expect(keepStatedSkills('postgres, k8s', response)).toEqual({ technical: ['PostgreSQL'], tools: ['Kubernetes'] });
  });

  // Superlinear time would exceed the test timeout.
  it('are compared with a long and hostile text in linear time', () => {
    const names = Array.from({ length: 200 }, (_, index) => `a ${'b '.repeat(index % 40)}zzzzz${String(index)}`);
    expect(keepStatedSkills('a b '.repeat(5_000), { ...NONE, technical: names, domain: names })).toEqual({});
  });
});
