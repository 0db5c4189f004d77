import { parseDescription } from './plain-text';

it('splits paragraphs at empty lines and keeps their lines', () => {
  expect(parseDescription('\nOne\ntwo\n\n \nThree\r\n')).toEqual([
    { kind: 'paragraph', lines: ['One', 'two'] },
    { kind: 'paragraph', lines: ['Three'] },
  ]);
});

it('parses list items anywhere', () => {
  expect(parseDescription('You bring\n• Go\n\n• SQL\nand patience\n\n• Tea')).toEqual([
    { kind: 'paragraph', lines: ['You bring'] },
    { kind: 'list', lines: ['Go', 'SQL'] },
    { kind: 'paragraph', lines: ['and patience'] },
    { kind: 'list', lines: ['Tea'] },
  ]);
});

it('keeps markup and lone bullets', () => {
  expect(parseDescription('<b>•</b>\n•')).toEqual([{ kind: 'paragraph', lines: ['<b>•</b>', '•'] }]);
});

it('returns no blocks for an empty description', () => {
  expect(parseDescription(' \n\n ')).toEqual([]);
});
