import { getAnswerError, weaveAnswer } from './weave-answer';

describe('weaveAnswer', () => {
  it.each([
    ['Answered the phone.', 'amount', '40 calls a day', 'Answered the phone. 40 calls a day.'],
    ['Answered the phone', 'amount', '  about 40\n calls, ', 'Answered the phone. About 40 calls.'],
    [
      '• Sold shoes.\n• Kept the till.',
      'tools',
      'Excel and SAP',
      '• Sold shoes.\n• Kept the till.\n• Used Excel and SAP.',
    ],
    ['- sold shoes', 'tools', 'I used a till', '- sold shoes\n- I used a till.'],
    ['Sold shoes!', 'tools', 'with a till.', 'Sold shoes! With a till.'],
    ['Sold shoes.', 'tools', 'iPads', 'Sold shoes. Used iPads.'],
    ['Sold shoes.', 'result', 'iPads replaced paper', 'Sold shoes. iPads replaced paper.'],
    ['Responsible for tasks:', 'tasks', 'answered the post', 'Responsible for tasks: Answered the post.'],
    ['', 'result', 'fewer complaints!', 'Fewer complaints!'],
  ] as const)('puts into %p for %s the answer %p', (description, question, answer, expected) => {
    expect(weaveAnswer(description, question, answer)).toBe(expected);
  });

  it.each(['', '  ', 'none', 'No.', 'n/a', '-', "I don't know", '???'])('leaves the description for %p', (answer) => {
    expect(weaveAnswer('Sold shoes ', 'tools', answer)).toBe('Sold shoes ');
  });
});

it('getAnswerError asks what was counted', () => {
  expect(getAnswerError('amount', ' 40 ')).toBe('Say what you counted, not only the number.');
  expect(getAnswerError('amount', '40 calls')).toBeUndefined();
  expect(getAnswerError('amount', '')).toBeUndefined();
  expect(getAnswerError('result', '40')).toBeUndefined();
});
