import { request as httpRequest } from 'node:http'

/** Leaves when the reply begins: what was asked is done, and its answer is never read. */
export function hangUpOnReply(
  url: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { method: 'POST', headers }, (response) => response.destroy())
    request.on('error', () => {})
    request.on('close', resolve)
    request.end(body)
  })
}
