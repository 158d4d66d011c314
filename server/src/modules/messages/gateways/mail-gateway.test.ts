import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { NotSent } from './gateway.ts'
import { openMailGateway } from './mail-gateway.ts'

const FROM = 'Zar <posta@zar.example>'
const SUBJECT = 'Şifre yenileme kodun: İĞÜÖÇ ığüöç'
const TEXT = 'Şifreni yenilemek için kodun: 481516. Çağrı, ölçü, ışık.\nİyi oyunlar – ₺100'

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

type Taken = { from: string; to: string[]; raw: string; user: unknown; isSecure: boolean }

/** A mail server of another company, and what it has taken. */
async function mailServer(more: SMTPServerOptions = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'gizli/sözcük'
        ? done(null, { user: username })
        : done(new Error('no such user here')),
    onData(stream, { envelope, user, secure }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        taken.push({ from, to, raw: Buffer.concat(parts).toString(), user, isSecure: secure })
        done()
      })
    },
    ...more,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  return { taken, port }
}

const message = (to = 'isil@ornek.example') => ({
  id: randomUUID(),
  to,
  subject: SUBJECT,
  text: TEXT,
})

/** A header of the mail, as a reader shows it. */
function headerOf(raw: string, name: string): string {
  const unfolded = raw.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  const line = unfolded.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, said: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(said, 'base64').toString()
        : quoted(said.replaceAll('_', ' ')),
    )
}
const quoted = (said: string) =>
  Buffer.from(
    said.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString()

/** The words of the mail, as a reader shows them. */
function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const encoding = headerOf(raw, 'content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return quoted(body.replace(/=\r\n/g, ''))
}

test('a Turkish message arrives letter by letter, from us and to its one reader', async () => {
  const { taken, port } = await mailServer()
  const sent = message()
  await openMailGateway({ url: `smtp://127.0.0.1:${port}`, from: FROM }).send(sent)
  const [mail] = taken
  expect(mail).toMatchObject({ from: 'posta@zar.example', to: [sent.to] })
  const raw = mail?.raw ?? ''
  expect(headerOf(raw, 'subject')).toBe(SUBJECT)
  expect(textOf(raw).replaceAll('\r\n', '\n').trim()).toBe(TEXT)
  expect(headerOf(raw, 'from')).toBe(FROM)
  expect(headerOf(raw, 'message-id')).toBe(`<${sent.id}@zar.example>`)
  expect(headerOf(raw, 'auto-submitted')).toBe('auto-generated')
  expect(raw).toMatch(/^content-type: text\/plain; charset=utf-8/im)
})

test('the name and the password of the address are used as they were meant', async () => {
  const { taken, port } = await mailServer({ authOptional: false })
  const password = encodeURIComponent('gizli/sözcük')
  const url = `smtp://posta%40zar:${password}@127.0.0.1:${port}`
  await openMailGateway({ url, from: FROM }).send(message())
  expect(taken).toMatchObject([{ user: 'posta@zar' }])
})

test('an address that names a second reader is sent to nobody', async () => {
  const { taken, port } = await mailServer()
  const { send } = openMailGateway({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  for (const between of [', ', '\r\nBcc: ']) {
    const both = `isil@ornek.example${between}kotu@ornek.example`
    await expect(send(message(both))).rejects.toMatchObject({ why: 'EENVELOPE 501' })
  }
  expect(taken).toEqual([])
})

const whyNot = async (url: string, wholeMs?: number): Promise<string> => {
  const failed = await openMailGateway({ url, from: FROM }, wholeMs)
    .send(message())
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(NotSent)
  return failed instanceof NotSent ? failed.why : ''
}

test('a message that is turned down fails without the address or a word of it', async () => {
  const refusing = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no ${address} here, ${TEXT}`)),
  })
  expect(await whyNot(`smtp://127.0.0.1:${refusing.port}`)).toBe('EENVELOPE 550')
  const locked = await mailServer({ authOptional: false })
  expect(await whyNot(`smtp://posta:wrong@127.0.0.1:${locked.port}`)).toMatch(/^EAUTH \d+$/)
})

test('no server at all, and one that never speaks, fail within the time', async () => {
  const silent: Server = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  expect(await whyNot(`smtp://127.0.0.1:${port}`, 200)).toBe('took too long')
  await new Promise((resolve) => silent.close(resolve))
  expect(await whyNot(`smtp://127.0.0.1:${port}`)).toMatch(/^E[A-Z]+$/)
})

test('where the connection is not encrypted, only this machine is spoken to', async () => {
  const { taken, port } = await mailServer()
  // Another name for the same server, as a remote one would have.
  expect(await whyNot(`smtp://127.0.0.2:${port}`)).toMatch(/^E[A-Z]+/)
  expect(taken).toEqual([])
})

test('a marketing letter says where a mail program stops it with one press (RFC 8058); others say nothing', async () => {
  const { taken, port } = await mailServer()
  const gateway = openMailGateway({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  const stop = 'https://zar.example/api/customer/stopletters/now?token=a.b'
  await gateway.send({ ...message(), stop })
  await gateway.send({ ...message(), stop: stop.replace('https', 'http') })
  await gateway.send(message())
  const said = taken.map(({ raw }) => [
    headerOf(raw, 'list-unsubscribe'),
    headerOf(raw, 'list-unsubscribe-post'),
  ])
  expect(said).toEqual([
    [`<${stop}>`, 'List-Unsubscribe=One-Click'],
    [`<${stop.replace('https', 'http')}>`, ''],
    ['', ''],
  ])
})
