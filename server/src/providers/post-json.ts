import { readText } from '../platform/http/read-text.ts'

const TIMEOUT_MS = 3_000

export type Posting = { headers?: Record<string, string>; timeoutMs?: number | undefined }

/** What an object of JSON is answered. Throws where nothing certain came back. */
export async function postJson(
  url: string,
  body: object,
  { headers = {}, timeoutMs = TIMEOUT_MS }: Posting = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await readText(response)
  if (response.status !== 200) {
    throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  }
  return JSON.parse(text)
}

/**
 * Whether a refusal says that it was done before. Of a name that nobody else uses, for one thing that
 * never changes, it says that the very thing is done.
 */
export const saysDoneBefore = (why: string): boolean =>
  /already|duplicate/i.test(why.replaceAll('_', ' '))
