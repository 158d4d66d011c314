import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NotSent } from './gateway.ts'
import { openSmsGateway, type SmsSettings } from './sms-gateway.ts'

type ReceivedRequest = { method?: string; url: URL; headers: IncomingHttpHeaders; body: string }

const heard: ReceivedRequest[] = []
let answer: (reply: ServerResponse) => void
let base: string
const server = createServer(async (request, reply) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { method = '', headers } = request
  const url = new URL(request.url ?? '', base)
  heard.push({ method, url, headers, body: Buffer.concat(parts).toString() })
  answer(reply)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  heard.length = 0
  answer = (reply) => void reply.end('OK 17')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const MESSAGE = {
  id: randomUUID(),
  to: '+905321112233',
  subject: null,
  text: 'Zar kodun: 481516. "Şifre" & <çağrı> \\ %41 {to} {id} ığüşöç',
}
const gateway = (more: Partial<SmsSettings> = {}): SmsSettings => ({
  url: `${base}/send`,
  method: 'POST',
  headers: {},
  accepted: undefined,
  body: '{"to":"{to}","message":"{text}"}',
  bodyType: 'json',
  ...more,
})
const whyNot = async (settings: SmsSettings, wholeMs?: number) => {
  const failed = await openSmsGateway(settings, wholeMs)
    .send(MESSAGE)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(NotSent)
  return failed instanceof NotSent ? failed.why : ''
}

test('JSON: every sign of the message arrives, also those that JSON has a use for', async () => {
  const headers = { authorization: 'Bearer gizli', 'idempotency-key': '{id}' }
  await openSmsGateway(gateway({ headers })).send(MESSAGE)
  const [call] = heard
  expect(JSON.parse(call?.body ?? '')).toEqual({ to: MESSAGE.to, message: MESSAGE.text })
  expect(call).toMatchObject({ method: 'POST' })
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer gizli',
    'idempotency-key': MESSAGE.id,
    'content-type': 'application/json',
  })
})

test('a form: the same, with the number as digits', async () => {
  const body = 'gsm={digits}&mesaj={text}&no={id}'
  await openSmsGateway(gateway({ body, bodyType: 'form' })).send(MESSAGE)
  const form = new URLSearchParams(heard[0]?.body)
  expect([...form]).toEqual([
    ['gsm', '905321112233'],
    ['mesaj', MESSAGE.text],
    ['no', MESSAGE.id],
  ])
})

test('XML: no sign of the message is taken for a tag', async () => {
  const body = '<sms to="{digits}"><text>{text}</text></sms>'
  await openSmsGateway(gateway({ body, bodyType: 'xml' })).send(MESSAGE)
  const text = /<text>(.*)<\/text>/.exec(heard[0]?.body ?? '')?.[1] ?? ''
  expect(text).not.toMatch(/[<>"]/)
  const read = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  expect(read.replaceAll('&apos;', "'").replaceAll('&amp;', '&')).toBe(MESSAGE.text)
})

test('GET: all of it is in the address', async () => {
  const url = `${base}/send?to={digits}&text={text}`
  await openSmsGateway(gateway({ url, method: 'GET', body: '' })).send(MESSAGE)
  expect(heard[0]).toMatchObject({ method: 'GET', body: '' })
  expect(heard[0]?.url.searchParams.get('text')).toBe(MESSAGE.text)
  expect(heard[0]?.url.searchParams.get('to')).toBe('905321112233')
})

test('a gateway that says yes by status and no by word did not take it', async () => {
  await openSmsGateway(gateway({ accepted: 'OK' })).send(MESSAGE)
  answer = (reply) => void reply.end('ERR 30: no credit')
  expect(await whyNot(gateway({ accepted: 'OK' }))).toBe('not accepted')
})

test('a gateway that fails, leads elsewhere, is silent or is not there: why, and no word more', async () => {
  answer = (reply) => void reply.writeHead(500).end(`no: ${MESSAGE.text}`)
  expect(await whyNot(gateway())).toBe('answered 500')
  answer = (reply) => void reply.writeHead(302, { location: `${base}/elsewhere` }).end()
  expect(await whyNot(gateway({ headers: { authorization: 'gizli' } }))).toBe('failed')
  expect(heard.map(({ url }) => url.pathname)).not.toContain('/elsewhere')
  answer = () => {}
  expect(await whyNot(gateway(), 100)).toBe('took too long')
  expect(await whyNot(gateway({ url: 'http://127.0.0.1:1/' }))).toMatch(/^[A-Z_]+$|^failed$/)
})

test('an answer without an end is hung up on as soon as enough of it is read', async () => {
  const hungUp = new Promise<number>((resolve) => {
    answer = (reply) => {
      let poured = 0
      const pour = () => {
        do poured += 3_000
        while (!reply.destroyed && reply.write('OK '.repeat(1_000)))
      }
      reply.on('drain', pour)
      reply.on('close', () => resolve(poured))
      pour()
    }
  })
  await openSmsGateway(gateway({ accepted: 'OK' })).send(MESSAGE)
  // What the two ends' buffers hold is more than what is read.
  expect(await hungUp).toBeLessThan(8_000_000)
})
