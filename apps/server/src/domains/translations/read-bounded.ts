/** Reads an answer as JSON. @throws if it is longer than `mostBytes`, or no JSON */
export async function readBounded(answer: Response, mostBytes: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
