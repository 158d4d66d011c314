import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '../kit/journey.ts'

/** What comes over the line for an address, in bytes as a browser asks for them. */
async function weigh(address: URL): Promise<{ bytes: number; encoding: string | undefined }> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  )
  expect(answer.statusCode).toBe(200)
  const body = await buffer(answer)
  return { bytes: body.length, encoding: answer.headers['content-encoding'] }
}

test('U3, P6: the home page waits for at most 100 kB of JavaScript', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  expect(scripts.length).toBeGreaterThan(1)
  let bytes = 0
  for (const file of scripts) {
    bytes += (await weigh(new URL(file, process.env.ZAR_SITE_URL))).bytes
  }
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(100_000)
})
