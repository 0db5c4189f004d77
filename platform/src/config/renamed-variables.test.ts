import { renameVariables, warnAboutRemovedVariables } from './renamed-variables.js';

describe('renameVariables', () => {
  it('reads old names and warns', () => {
    const warnings: string[] = [];
    const env = renameVariables({ REQUESTS_A_SECOND: '7', PORT: '1' }, (message) => warnings.push(message));
    expect(env).toMatchObject({ RATE_LIMIT_USER_RPS: '7', PORT: '1' });
    expect(warnings).toEqual(['REQUESTS_A_SECOND is deprecated. Use RATE_LIMIT_USER_RPS instead.']);
  });

  it('prefers the new name if both are set', () => {
    const env = renameVariables({ REQUESTS_A_SECOND: '7', RATE_LIMIT_USER_RPS: '8' }, () => undefined);
    expect(env['RATE_LIMIT_USER_RPS']).toBe('8');
  });

  it('does not warn if only new names are set', () => {
    const warn = jest.fn();
    renameVariables({ RATE_LIMIT_USER_RPS: '8', REQUESTS_A_SECOND: '' }, warn);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('warnAboutRemovedVariables', () => {
  it('names the variable and what to use instead', () => {
    const warn = jest.fn();
    warnAboutRemovedVariables({ ASR_GRAMMAR: 'words.gram', PORT: '1' }, warn);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^ASR_GRAMMAR was removed and is ignored.* ASR_MODEL /)]]);
  });

  it('does not warn for empty values', () => {
    const warn = jest.fn();
    warnAboutRemovedVariables({ ASR_GRAMMAR: ' ' }, warn);
    expect(warn).not.toHaveBeenCalled();
  });
});
