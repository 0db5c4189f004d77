import { detectSkills } from './detect-skills.js';

const getNames = (text: string): readonly string[] => Object.values(detectSkills(text)).flat();

describe('abbreviations with several meanings', () => {
  it.each([
    ['Trained models with TF and Keras.', 'TensorFlow'],
    ['Managed AWS with TF and Ansible.', 'Terraform'],
    ['tf, aws, k8s', 'Terraform'],
    ['Wrote TF modules for the cloud team.', 'Terraform'],
    ['Managed Win Server 2019 and AD.', 'Active Directory'],
    ['ad, dns, dhcp, windows server', 'Active Directory'],
    ['Spark on EMR, S3 and Glue.', 'Amazon EMR'],
    ['Charted vital signs in the EMR.', 'Electronic Health Records'],
  ])('mean what the skills and words beside them tell: %s', (text, expected) => {
    expect(getNames(text)).toContain(expected);
  });

  it.each([
    ['TF training for teachers', ['TensorFlow', 'Terraform']],
    ['Docker and Keras beside TF', ['TensorFlow', 'Terraform']],
    ['Grew AD revenue on Google.', ['Active Directory']],
    ['An ad for Windows Server', ['Active Directory']],
    ['Spark on EMR', ['Electronic Health Records']],
  ])('do not mean without that, in: %s', (text, unexpected) => {
    expect(getNames(text).filter((name) => unexpected.includes(name))).toEqual([]);
  });
});

describe('short names', () => {
  it.each([
    ['Parsed the responses with Json.NET in C#.', 'Json.NET'],
    ['Scheduled containers with Nomad and Consul.', 'HashiCorp Nomad'],
    ['Built CI with GH Actions.', 'GitHub Actions'],
    ['Made PPT decks for the board.', 'Microsoft PowerPoint'],
    ['unit tests in mocha and chai', 'Mocha'],
    ['Tested the Express API with Mocha/Chai.', 'Chai'],
  ])('are found: %s', (text, expected) => {
    expect(getNames(text)).toContain(expected);
  });

  it.each(['Lived as a digital nomad for a year.', 'Sold mocha and chai at the coffee counter.'])(
    'are no skills in: %s',
    (text) => {
      expect(getNames(text)).toEqual([]);
    },
  );
});
