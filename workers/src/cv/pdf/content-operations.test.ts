import { parseOperations } from './content-operations.js';

it('splits operations and keeps their operands as written', () => {
  const content = '% note\n/Span<</ActualText (\\)) >> BDC\n1 0 0 -1 10.5 -.5 Tm\n[<0A0b> -3 (x)] TJ <> Tj EMC\n';
  expect([...parseOperations(content)]).toEqual([
    {
      operator: 'BDC',
      operands: ['/Span', '<<', '/ActualText', '(\\))', '>>'],
      written: '/Span<</ActualText (\\)) >> BDC',
    },
    { operator: 'Tm', operands: ['1', '0', '0', '-1', '10.5', '-.5'], written: '1 0 0 -1 10.5 -.5 Tm' },
    { operator: 'TJ', operands: ['[', '<0A0b>', '-3', '(x)', ']'], written: '[<0A0b> -3 (x)] TJ' },
    { operator: 'Tj', operands: ['<>'], written: '<> Tj' },
    { operator: 'EMC', operands: [], written: 'EMC' },
  ]);
});

it('reports invalid content with its position', () => {
  expect(() => [...parseOperations('q\n(never closed Tj')]).toThrow('at byte 2');
});
