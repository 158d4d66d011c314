/** More than any list of games is: what is longer would only fill the memory. */
const BYTES_MAX = 16 * 1024 * 1024

/** More than was asked for can come to. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** The text of a response, which is given up where it is longer than any can be. Throws TooLong. */
export async function readText(response: Response, bytesMax = BYTES_MAX): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new TooLong(`an answer of more than ${bytesMax} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
