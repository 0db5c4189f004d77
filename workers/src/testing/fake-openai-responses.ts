/** How a response is sent: streamed or at once, with or without the tokens. */
export interface ResponseFormat {
  readonly isStream: boolean;
  readonly hasUsage: boolean;
}

interface Message {
  readonly content: string | null;
  readonly refusal?: string;
}

/** The tokens of every response. */
export const USAGE = { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 };

const HEAD = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'fake' };
/** The length of the pieces of a streamed response. */
const PIECE_LENGTH = 20;

/** Creates a response that is sent at once. */
export const createCompletion = (message: Message, finishReason: string, { hasUsage }: ResponseFormat) => ({
  ...HEAD,
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', refusal: null, ...message } }],
  ...(hasUsage ? { usage: USAGE } : {}),
});

/** Creates the events of a streamed response: the role, the text in pieces, the end, and the tokens. */
export function createEvents(
  { content, refusal }: Message,
  finishReason: string,
  { hasUsage }: ResponseFormat,
): readonly string[] {
  const toEvent = (data: object) =>
    `data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', ...data })}\n\n`;
  const toChoice = (delta: object, reason: string | null = null) =>
    toEvent({ choices: [{ index: 0, delta, finish_reason: reason }] });
  return [
    toChoice({ role: 'assistant', content: '' }),
    ...toPieces(content ?? '').map((piece) => toChoice({ content: piece })),
    ...toPieces(refusal ?? '').map((piece) => toChoice({ refusal: piece })),
    toChoice({}, finishReason),
    ...(hasUsage ? [toEvent({ choices: [], usage: USAGE })] : []),
    'data: [DONE]\n\n',
  ];
}

const toPieces = (text: string): readonly string[] =>
  text.match(new RegExp(`[^]{1,${String(PIECE_LENGTH)}}`, 'g')) ?? [];
