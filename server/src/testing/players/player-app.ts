import { randomInt } from 'node:crypto'
import { Writable } from 'node:stream'
import { DEVICE_COOKIE } from '@zar/contract/device'
import type { Envelope } from '@zar/contract/endpoint'
import type { Registration } from '@zar/contract/players/auth'
import { DEMO_BOX_HEADER } from '@zar/contract/sandbox'
import type { FastifyInstance } from 'fastify'
import { personalDataOf } from '../../app/personal-data.ts'
import { linkBox, openSandbox, sandboxRoutes } from '../../modules/messages/index.ts'
import {
  DEFAULT_PLAYER_POLICY,
  openBalances,
  openPasswords,
  openSessions,
  type PlayerPolicy,
  playerRoutes,
} from '../../modules/players/index.ts'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import type { Route } from '../../platform/http/route.ts'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import { openTestCipher } from '../field-cipher.ts'
import type { TestCasino } from '../test-casino.ts'

export type From = {
  ip?: string
  fingerprint?: string
  device?: string
  token?: string
  locale?: 'tr' | 'en'
  demoBox?: string
}
export type Reply<Data> = Envelope<Data> & { status: number }

type Sessions = ReturnType<typeof openSessions>

/** Where browsers reach the casino in tests. */
export const SITE_URL = 'http://localhost:3000'

/** So many tries that a test of something else never meets the throttle. */
const ENDLESS = { tries: 1_000_000, seconds: 60 }
export const UNTHROTTLED: PlayerPolicy = {
  ...DEFAULT_PLAYER_POLICY,
  logIn: {
    account: ENDLESS,
    accountElsewhere: ENDLESS,
    address: ENDLESS,
    network: ENDLESS,
    knownAddress: ENDLESS,
    knownNetwork: ENDLESS,
  },
  registration: { address: ENDLESS, mailbox: ENDLESS },
  identityCheck: ENDLESS,
  recovery: {
    account: ENDLESS,
    accountKnown: ENDLESS,
    accountElsewhere: ENDLESS,
    address: ENDLESS,
    addressDay: ENDLESS,
  },
  sms: {
    ...DEFAULT_PLAYER_POLICY.sms,
    player: ENDLESS,
    phone: ENDLESS,
    address: ENDLESS,
    addressDay: ENDLESS,
    house: ENDLESS,
  },
  mail: { player: ENDLESS, email: ENDLESS, address: ENDLESS, addressDay: ENDLESS },
  codeTries: { address: ENDLESS, network: ENDLESS },
  secondStep: { device: ENDLESS, elsewhere: ENDLESS },
  passkey: { address: ENDLESS, network: ENDLESS },
}

/** The accounts' calls over a real Fastify, with what they logged and which sessions they ended. */
export async function openPlayerApp(
  casino: TestCasino,
  policy = UNTHROTTLED,
  more: Route[] = [],
  mount: (app: FastifyInstance, sessions: Sessions) => void = () => {},
) {
  const lines: string[] = []
  const log = openLog('trace', collect(lines))
  const ended: Buffer[] = []
  const staked = new Set<string>()
  const sessions = openSessions({
    ...casino,
    onSessionStarted: linkBox,
    onSessionEnded: (tokenHash) => void ended.push(tokenHash),
    hasStakedSince: async (playerId) => staked.has(playerId),
  })
  const pushed = new Set<(playerId: string) => void>()
  const balances = openBalances({
    ...casino,
    onPushed: (listener) => {
      pushed.add(listener)
      return () => pushed.delete(listener)
    },
  })
  const deps = {
    ...casino,
    balances,
    log,
    sessions,
    policy,
    fieldCipher: openTestCipher(casino),
    throttle: openThrottle(casino),
    passwords: openPasswords(casino),
    messages: openSandbox(casino),
    siteUrl: SITE_URL,
    ...personalDataOf(casino.db),
    onCommitted: () => {},
  }
  const app = openHttp({ logger: log, random: casino.random })
  mountRoutes(
    app,
    [...playerRoutes(deps), ...sandboxRoutes(casino), ...more],
    sessions.findSignedIn,
  )
  mount(app, sessions)
  await app.ready()
  /** As the pump tells that a player's balance has moved. */
  const tellPushed = (playerId: string) => {
    for (const listener of pushed) listener(playerId)
  }
  return { app, deps, sessions, lines, ended, staked, tellPushed, ...callsOf(app) }
}

function callsOf(app: FastifyInstance) {
  const send = async <Data>(method: 'GET' | 'POST', url: string, body: unknown, from: From) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: from.ip ?? '203.0.113.7',
      headers: {
        locale: from.locale ?? 'tr',
        'user-agent': 'test',
        ...(from.fingerprint !== undefined && { fingerprint: from.fingerprint }),
        ...(from.device !== undefined && { cookie: `${DEVICE_COOKIE}=${from.device}` }),
        ...(from.demoBox !== undefined && { [DEMO_BOX_HEADER]: from.demoBox }),
        ...(from.token !== undefined && { authorization: `Bearer ${from.token}` }),
      },
      ...(method === 'POST' && { payload: body as object }),
    })
    return { status: response.statusCode, ...response.json<Envelope<Data>>() }
  }
  return {
    get: <Data>(url: string, from: From = {}) => send<Data>('GET', url, undefined, from),
    post: <Data>(url: string, body: unknown, from: From = {}) =>
      send<Data>('POST', url, body, from),
  }
}

function collect(lines: string[]) {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
}

/** In a row, so that no two of a casino are the same. */
let nextPhone = randomInt(1e7)

/** A registration that is accepted, of a person nobody has been before. */
export function person(changes: Partial<Registration> = {}): Registration {
  const name = `oyuncu${randomInt(1e9).toString(36)}${randomInt(1e9).toString(36)}`
  return {
    name: 'Işıl',
    surname: 'Öztürk',
    username: name,
    email: `${name}@ornek.example`,
    phone: `90532${String(nextPhone++ % 1e7).padStart(7, '0')}`,
    country: 1,
    currencyId: 1,
    birthDate: '1990-05-19',
    trialBonus: 0,
    PersonalNo: tckn(),
    password: 'nar tanesi 81',
    password2: 'nar tanesi 81',
    ...changes,
  }
}

/** A possible identity number: nine random digits and their two check digits. */
export function tckn(): string {
  const digits = [...`${randomInt(1e8, 1e9)}`].map(Number)
  const sum = (list: number[]) => list.reduce((total, digit) => total + digit, 0)
  const odd = sum(digits.filter((_, at) => at % 2 === 0))
  const even = sum(digits.filter((_, at) => at % 2 === 1))
  digits.push((7 * odd - even + 70) % 10)
  return [...digits, sum(digits) % 10].join('')
}
