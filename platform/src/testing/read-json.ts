/** Reads the JSON body of a response. @throws {Error} with the URL, the status and the body if it is not a success. */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${String(response.status)} ${text}`);
  return JSON.parse(text) as T;
}
