import { ACTION_VERBS, VERB_BY_GERUND, VERB_BY_PARTICIPLE, VERB_BY_PAST_TENSE } from './action-verbs.js';

describe('ACTION_VERBS', () => {
  it('have regular and irregular past forms', () => {
    const getPastTense = (gerund: string): string | undefined => VERB_BY_GERUND.get(gerund)?.past;
    const gerunds = [
      'managing',
      'planning',
      'applying',
      'writing',
      'overseeing',
      'running',
      'employing',
      'teaching',
      'debugging',
    ];
    expect(gerunds.map(getPastTense)).toEqual([
      'managed',
      'planned',
      'applied',
      'wrote',
      'oversaw',
      'ran',
      'employed',
      'taught',
      'debugged',
    ]);
    expect(VERB_BY_PARTICIPLE.get('written')?.past).toBe('wrote');
    expect(VERB_BY_PAST_TENSE.get('led')?.base).toBe('lead');
  });

  it('contain only letters and no duplicates', () => {
    const forms = ACTION_VERBS.flatMap(({ base, past, participle, gerund, third }) => [
      base,
      past,
      participle,
      gerund,
      third,
    ]);
    expect(forms.filter((form) => !/^[a-z]+$/.test(form))).toEqual([]);
    const verbs = ACTION_VERBS.map(({ base, past }) => `${base} ${past}`);
    expect(verbs.filter((verb, index) => verbs.indexOf(verb) !== index)).toEqual([]);
  });
});
