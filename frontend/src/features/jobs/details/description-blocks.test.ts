import { descriptionBlocks } from './description-blocks';

it('takes paragraphs apart by empty lines, and keeps the lines of one', () => {
  expect(descriptionBlocks('\nOne\ntwo\n\n \nThree\r\n')).toEqual([
    { kind: 'paragraph', lines: ['One', 'two'] },
    { kind: 'paragraph', lines: ['Three'] },
  ]);
});

it('makes lists of items, wherever they stand', () => {
  expect(descriptionBlocks('You bring\n• Go\n\n• SQL\nand patience\n\n• Tea')).toEqual([
    { kind: 'paragraph', lines: ['You bring'] },
    { kind: 'list', lines: ['Go', 'SQL'] },
    { kind: 'paragraph', lines: ['and patience'] },
    { kind: 'list', lines: ['Tea'] },
  ]);
});

it('leaves markup and lone bullets as they are', () => {
  expect(descriptionBlocks('<b>•</b>\n•')).toEqual([{ kind: 'paragraph', lines: ['<b>•</b>', '•'] }]);
});

it('makes nothing of nothing', () => {
  expect(descriptionBlocks(' \n\n ')).toEqual([]);
});
