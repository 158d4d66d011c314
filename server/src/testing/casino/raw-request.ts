import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export type ReceivedRequest = {
  statusCode: number
  headers: IncomingHttpHeaders
  body: string
  json: () => unknown
}
type Ask = { method?: string; body?: string | Buffer; headers?: Record<string, string> }

/** One call exactly as written: any method, any bytes, no header but those given. */
export function ask(
  url: string,
  { method = 'GET', body, headers }: Ask = {},
): Promise<ReceivedRequest> {
  const { hostname, port, origin } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path: url.slice(origin.length) || '/', method, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          const { statusCode = 0, headers: heard } = response
          resolve({ statusCode, headers: heard, body: text, json: () => JSON.parse(text) })
        })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
