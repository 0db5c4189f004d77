import { renameVariables } from './renamed-variables.js';

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
