import { randomUUID } from 'node:crypto'
import * as contract from '@zar/contract/casino/launch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock as clock } from '../platform/clock.ts'
import { writeExactJson } from '../platform/http/exact-json.ts'
import { PORTAL, sharedFields, withdrawFields, xmlOf } from '../providers/amusnet/testing/fields.ts'
import { betItem, type Members, winItem } from '../providers/digitain/testing/fields.ts'
import { signedAt } from '../providers/digitain/testing/sign-request.ts'
import * as egt from '../providers/egt-digital/testing/fields.ts'
import { KEY, signedHeaders } from '../providers/egt-digital/testing/sign-request.ts'
import { resultFields, wagerFields } from '../providers/everymatrix/testing/fields.ts'
import * as everymatrix from '../providers/everymatrix/testing/stand-in.ts'
import { hmacOf, signingKeyOf } from '../providers/softgamings/signature.ts'
import { creditFields, debitFields } from '../providers/softgamings/testing/fields.ts'
import { HTML, OPERATOR, openStandIn } from '../providers/softgamings/testing/stand-in.ts'
import { openGameListServer } from '../providers/testing/game-list-server.ts'
import type { Seat } from '../providers/testing/wire.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { SUPPLIER_SECRETS } from '../testing/casino/keys.ts'
import { ask } from '../testing/casino/raw-request.ts'

const LIRA_E5 = 100_000n
const CASH_E5 = 100n * LIRA_E5
const LOBBY = 'http://localhost:3000/casino/slot'

let softgamings: Awaited<ReturnType<typeof openStandIn>>
let list: Awaited<ReturnType<typeof openGameListServer>>
let feed: everymatrix.StandIn
let casino: CasinoHere
beforeAll(async () => {
  softgamings = await openStandIn()
  list = await openGameListServer()
  feed = await everymatrix.openStandIn()
  casino = await openCasinoHere(
    {},
    {
      SOFTGAMINGS_URL: softgamings.url,
      SERVER_IP: OPERATOR.serverIp,
      AMUSNET_LIST_URL: list.url,
      AMUSNET_GAME_URL: 'https://amusnet.example/launch',
      EGT_LIST_URL: list.url,
      EGT_GAME_URL: 'https://egt.example/launch',
      EVERYMATRIX_FEED_URL: feed.feedUrl,
      EVERYMATRIX_URL: 'https://em.example',
      DIGITAIN_LIST_URL: list.url,
      DIGITAIN_URL: 'https://digitain.example',
      AMUSNET_PORTAL: PORTAL,
      GAME_ORIGINS: 'https://softgamings.example',
    },
  )
})
afterAll(async () => {
  await casino.close()
  await softgamings.close()
  await list.close()
  await feed.close()
})

async function player() {
  const playerId = await casino.testCasino.player({ cashE5: CASH_E5 })
  return { playerId, bearer: await casino.signIn(playerId) }
}

async function launch(path: string, input: object, bearer: string) {
  const said = await ask(casino.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(input),
  })
  return said.json() as { success: boolean; message: string; data: string }
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(`${casino.address}/wallet/${path}`, { method: 'POST', body, headers })

/** A round of ₺1 that pays ₺3, over the supplier's own wire. */
type Play = (seat: Seat) => Promise<string[]>
const message = (amountE5: bigint, round: string) => ({ id: randomUUID(), amountE5, round })

const playSoftgamings: Play = async (seat) => {
  const round = randomUUID()
  const key = signingKeyOf(SUPPLIER_SECRETS['softgamings-hmac-secret'])
  const bet = message(LIRA_E5, round)
  const send = (fields: Record<string, unknown>) =>
    post('softgamings', JSON.stringify({ ...fields, hmac: hmacOf(fields, key) }))
  const said = [
    await send(debitFields(seat, bet)),
    await send(creditFields(seat, { ...message(3n * LIRA_E5, round), betId: bet.id })),
  ]
  return said.map((one) => (one.json() as { status: string }).status)
}

const playAmusnet: Play = async (seat) => {
  const [session, round] = [randomUUID(), randomUUID()]
  const send = (name: string, fields: Parameters<typeof xmlOf>[1]) =>
    post(`amusnet/${name === 'Auth' ? 'Authenticate' : name}`, xmlOf(`${name}Request`, fields))
  const said = [
    await send('Auth', { ...sharedFields(seat, session), DefenceCode: seat.token }),
    await send('Withdraw', withdrawFields(seat, session, message(LIRA_E5, round))),
    await send('Deposit', {
      ...withdrawFields(seat, session, message(3n * LIRA_E5, round)),
      Reason: 'ROUND_END',
    }),
  ]
  return said.map(({ body }) => /<ErrorCode>(\d+)/.exec(body)?.[1] ?? body)
}

const playEgt: Play = async (seat) => {
  const round = randomUUID()
  const session = { seat, sessionId: randomUUID(), clock }
  const send = (path: string, members: egt.Members) =>
    post(`egt-digital${path}`, JSON.stringify(members), signedHeaders(members, KEY))
  const shared = { ...egt.sharedFields(session), defenceCode: seat.token }
  const said = [
    await send('/authenticate', shared),
    await send('/api/withdraw', egt.transferFields(session, message(LIRA_E5, round))),
    await send('/deposit', {
      ...egt.transferFields(session, message(3n * LIRA_E5, round)),
      reason: 'ROUND_END',
      jackpotWins: [],
    }),
  ]
  return said.map((one) => (one.json() as { statusCode: string }).statusCode)
}

const playEverymatrix: Play = async (seat) => {
  const round = randomUUID()
  const send = (members: object) => post('everymatrix', JSON.stringify(members))
  const said = [
    await send(wagerFields(seat, message(LIRA_E5, round))),
    await send(resultFields(seat, message(3n * LIRA_E5, round))),
  ]
  return said.map((one) => String((one.json() as { ReturnCode: number }).ReturnCode))
}

const playDigitain: Play = async (seat) => {
  const [bet, round] = [message(LIRA_E5, 'r-1'), 'r-1']
  const send = (path: string, item: Members) =>
    post(`digitain/${path}`, writeExactJson(signedAt(clock.now(), { items: [item] })))
  const said = [
    await send('bet', betItem(seat, bet)),
    await send('win', winItem(seat, { ...message(3n * LIRA_E5, round), betId: bet.id })),
  ]
  return said.map((one) => String((one.json() as { items: [Members] }).items[0].errorCode))
}

const SUPPLIERS = [
  {
    name: 'SoftGamings',
    call: contract.softgamingsLaunchUrl.path,
    play: playSoftgamings,
    gameCode: '810:zr_nar',
    input: { system: '810', pageCode: 'zr_nar', isMobile: 0 },
    tokenOf: () => softgamings.state.calls.at(-1)?.fields.ExtParam,
    isOpened: (data: string) => data === HTML,
    says: ['OK', 'OK'],
  },
  {
    name: 'Amusnet',
    call: contract.amusnetLaunchUrl.path,
    play: playAmusnet,
    gameCode: 'amusnet-805',
    input: { code: 'amusnet-805', isMobile: 0 },
    tokenOf: (data: string) => new URL(data).searchParams.get('defenceCode'),
    isOpened: (data: string) => data.startsWith('https://amusnet.example/launch?'),
    says: ['1000', '1000', '1000'],
  },
  {
    name: 'EGT Digital',
    call: contract.egtLaunchUrl.path,
    play: playEgt,
    gameCode: 'egt-805',
    input: { platform: 1, gameCode: 'egt-805', language: 'tr', lobbyUrl: LOBBY },
    tokenOf: (data: string) => new URL(data).searchParams.get('sessionToken'),
    isOpened: (data: string) => data.startsWith('https://egt.example/launch?'),
    says: ['OK', 'OK', 'OK'],
  },
  {
    name: 'EveryMatrix',
    call: contract.emLaunchUrl.path,
    play: playEverymatrix,
    gameCode: 'em-yirmi-ates',
    input: { code: 'em-yirmi-ates', productId: '' },
    tokenOf: (data: string) => new URL(data).searchParams.get('_sid'),
    isOpened: (data: string) => data.startsWith('https://em.example/Loader/Start/2407/'),
    says: ['0', '0'],
  },
  {
    name: 'Digitain',
    call: contract.dtLaunchUrl.path,
    play: playDigitain,
    gameCode: 'digitain-805',
    input: { code: 'digitain-805' },
    tokenOf: (data: string) => new URL(data).searchParams.get('token'),
    isOpened: (data: string) => data.startsWith('https://digitain.example/GamesLaunch/Launch?'),
    says: ['1', '1'],
  },
]

test('§9 Six integrations: the games of each connected supplier are in the catalogue', async () => {
  const games = await casino.testCasino.db
    .selectFrom('game')
    .select('code')
    .orderBy('code')
    .execute()
  expect(games.map(({ code }) => code)).toEqual([
    ...['810:zr_nar', 'amusnet-805', 'digitain-805', 'egt-805', 'em-yirmi-ates', 'zr_nar'],
  ])
})

test.each(SUPPLIERS)(
  '§7 $call opens a game of $name, whose bet and win come to its wallet and move the money',
  async ({ call, gameCode, input, play, tokenOf, isOpened, says }) => {
    const { playerId, bearer } = await player()
    const launched = await launch(call, input, bearer)
    expect(launched, launched.message).toMatchObject({ success: true })
    expect(isOpened(launched.data)).toBe(true)
    const token = tokenOf(launched.data)
    expect(token).toBeTruthy()
    expect(await play({ playerId, token: token ?? '', gameCode })).toEqual(says)
    expect(await casino.testCasino.cashE5(playerId)).toBe(CASH_E5 + 2n * LIRA_E5)
    expect(await casino.testCasino.sumOfBooks()).toBe(0n)
  },
)

test('a game is opened by its own supplier’s call and by no other’s', async () => {
  const { bearer } = await player()
  for (const { call, input } of SUPPLIERS) {
    const stray = 'code' in input ? 'egt-805' : 'amusnet-805'
    const wrong = 'system' in input ? { pageCode: stray } : { code: stray }
    const asked = 'gameCode' in input ? { ...input, gameCode: stray } : { ...input, ...wrong }
    const said = await launch(call, asked, bearer)
    expect(said).toMatchObject({ success: false, data: { code: 'game_unknown' } })
  }
})

const PATHS = [
  ['hub88', '/transaction/bet', 'RS_ERROR_INVALID_SIGNATURE'],
  ['softgamings', '', 'wrong hmac parameter'],
  ['amusnet', '/Withdraw', '3000'],
  ['egt-digital', '/api/withdraw', 'ERR_'],
  ['everymatrix', '', '101'],
  ['digitain', '/bet', '"errorCode":1[27]'],
] as const

test.each(PATHS)(
  'the wallet of %s turns away who does not know its secret, with nothing moved and no 5xx',
  async (name, path, says) => {
    const { playerId } = await player()
    const seat = { playerId, token: 'x'.repeat(43), gameCode: 'amusnet-805' }
    const bet = message(LIRA_E5, randomUUID())
    const members = egt.transferFields({ seat, sessionId: 's', clock }, bet)
    const stolen = { ...withdrawFields(seat, 's', bet), Password: 'not theirs' }
    const bodies: [string, Record<string, string>?][] = [
      [''],
      ['{}'],
      ['{"type": '],
      ['<a'],
      ['\u0000'],
      ['x'.repeat(300_000)],
      [JSON.stringify({ ...debitFields(seat, bet), hmac: 'a'.repeat(64) })],
      [JSON.stringify(members), signedHeaders(members, 'another key')],
      [JSON.stringify(members), { 'x-hub88-signature': 'bm8=', 'content-type': 'image/png' }],
      [JSON.stringify({ ...wagerFields(seat, bet), Password: 'not theirs' })],
      [xmlOf('WithdrawRequest', stolen), { 'content-type': 'text/xml' }],
    ]
    const before = await casino.money()
    for (const [body, headers] of bodies) {
      const said = await post(name + path, body, headers)
      expect(said.statusCode, body.slice(0, 100)).toBe(200)
      expect(said.body, body.slice(0, 100)).toMatch(new RegExp(`${says}|RS_ERROR_WRONG_SYNTAX`))
    }
    expect((await ask(`${casino.address}/wallet/${name}${path}`)).statusCode).toBe(404)
    expect((await post(`${name}/nowhere`, '{}')).statusCode).toBe(404)
    expect(await casino.money()).toEqual(before)
  },
)

test('WEB-01: the games of each supplier may be framed, and nobody else’s page', async () => {
  const { headers } = await ask(`${casino.address}/`)
  const policy = String(headers['content-security-policy']).split(';')
  const frames = policy.find((one) => one.startsWith('frame-src'))?.split(' ')
  expect(frames).toContain('https://amusnet.example')
  expect(frames).toContain('https://egt.example')
  expect(frames).toContain('https://em.example')
  expect(frames).toContain('https://digitain.example')
  expect(frames).toContain('https://softgamings.example')
  expect(frames).toContain('http://localhost:3000/launch-frame')
  expect(frames).not.toContain("'self'")
})
