import { parseOperations } from './content-operations.js';

it('splits operations and keeps their operands as written', () => {
  const content = '% note\n/Span<</ActualText (\\)) >> BDC\n1 0 0 -1 10.5 -.5 Tm\n[<0A0b> -3 (x)] TJ <> Tj EMC\n';
  expect([...parseOperations(content)]).toEqual([
    {
      operator: 'BDC',
      operands: ['/Span', '<<', '/ActualText', '(\\))', '>>'],
      source: '/Span<</ActualText (\\)) >> BDC',
    },
    { operator: 'Tm', operands: ['1', '0', '0', '-1', '10.5', '-.5'], source: '1 0 0 -1 10.5 -.5 Tm' },
    { operator: 'TJ', operands: ['[', '<0A0b>', '-3', '(x)', ']'], source: '[<0A0b> -3 (x)] TJ' },
    { operator: 'Tj', operands: ['<>'], source: '<> Tj' },
    { operator: 'EMC', operands: [], source: 'EMC' },
  ]);
});

it('reports invalid content with its position', () => {
  expect(() => [...parseOperations('q\n(never closed Tj')]).toThrow('at byte 2');
});
