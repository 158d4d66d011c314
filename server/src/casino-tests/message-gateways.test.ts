import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bootstrap } from '@zar/contract/content'
import type { Envelope } from '@zar/contract/endpoint'
import { register, type SessionData } from '@zar/contract/players/auth'
import { updatePhone } from '@zar/contract/players/customer'
import { DEMO_BOX_HEADER, demoMessages } from '@zar/contract/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { person } from '../testing/players/player-app.ts'

type Sms = { to: string; text: string }
const BOX = { [DEMO_BOX_HEADER]: 'a-box-of-twenty-two-and-more' }

/** The other company: what it was asked to send, and the first message still to come. */
let heard: (sms: Sms) => void = () => {}
const gateway = createServer(async (request, reply) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  heard(JSON.parse(Buffer.concat(parts).toString()) as Sms)
  reply.end('OK')
})
let casino: CasinoHere
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  casino = await openCasinoHere({
    letters: {
      mail: { url: 'smtp://127.0.0.1:1', from: 'Zar <posta@zar.example>' },
      sms: {
        url: `http://127.0.0.1:${port}/`,
        method: 'POST',
        headers: {},
        bodyType: 'json',
        body: '{"to":"{to}","text":"{text}"}',
        accepted: 'OK',
      },
    },
  })
})
afterAll(async () => {
  await casino.close()
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))
})

async function post<Data>(path: string, body: object, headers: Record<string, string> = {}) {
  const said = await ask(casino.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...BOX, ...headers },
    body: JSON.stringify(body),
  })
  return { status: said.statusCode, ...(said.json() as Envelope<Data>) }
}

test('with gateways set the code comes by SMS, and the demo mailbox has no door', async () => {
  const form = person()
  const { data } = await post<SessionData>(register.path, form)
  const holder = { authorization: `Bearer ${data?.token}` }
  const came = new Promise<Sms>((resolve) => {
    heard = resolve
  })
  expect(await post(updatePhone.path, { step: 1, phone: form.phone }, holder)).toMatchObject({
    success: true,
  })
  const { to, text } = await came
  expect(to).toBe(`+${form.phone}`)
  const code = /\d{6}/.exec(text)?.[0]
  const verified = await post(updatePhone.path, { step: 2, phone: form.phone, code }, holder)
  expect(verified).toMatchObject({ success: true })

  expect(await post(demoMessages.path, {}, holder)).toMatchObject({ status: 404, success: false })
  const kept = await casino.testCasino.db.selectFrom('sandbox_message').select('id').execute()
  expect(kept).toEqual([])
  const site = (await ask(casino.address + bootstrap.path)).json() as {
    data: { siteOption: { key: string; status: boolean }[] }
  }
  expect(site.data.siteOption).toContainEqual({ key: 'demoMailbox', status: false, value: '' })
})
