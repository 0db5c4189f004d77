/** What a text says in JSON, or nothing where it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The JSON object in a model's answer, which may stand in a fence or between other words where the server could not hold
 * the model to JSON; nothing where there is none.
 */
export function objectIn(answer: string): unknown {
  const whole = jsonOf(answer);
  if (whole !== undefined) return whole;
  const spoken = answer.replace(/<think>[\s\S]*?<\/think>/g, '');
  const from = spoken.indexOf('{');
  return from === -1 ? undefined : jsonOf(spoken.slice(from, spoken.lastIndexOf('}') + 1));
}
