import { randomUUID } from 'node:crypto'
import { E5 } from '@zar/contract/money'
import { sportVisit } from '@zar/contract/sports'
import pino from 'pino'
import { sportRoutes } from '../../../modules/sportsbook/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { type Method, SIGNED, signatureOf } from '../signature.ts'
import { digitainSportWalletApi } from '../wallet-api.ts'

export const SECRET = 'sec'
const PARTNER_ID = 4242
const LOG_IN = Buffer.alloc(32, 5)

export type Members = Record<string, unknown>
export type Reply = Members & { ResponseCode: number }
/** One player's session at the partner. */
export type Guest = { playerId: string; token: string }
export type DigitainSportWire = Awaited<ReturnType<typeof openDigitainSportWire>>

/** As the partner tells the time. */
export const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000)

/** A request with its signature, as the partner makes it. */
export function signed(method: Method, members: Members, secret = SECRET): Members {
  const pairs = SIGNED[method].map((name) => [name, String(members[name] ?? '')] as const)
  return { ...members, Signature: signatureOf(method, pairs, secret) }
}

/** The sportsbook wallet over real HTTP, and the partner's half beside it. */
export async function openDigitainSportWire(casino: TestCasino) {
  const { db, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const app = openHttp({ logger: log, random })
  let isLogInOver = false
  const shared = { db, clock, house, random, log, onCommitted: () => {} }
  const whenLogInEnds = async () =>
    isLogInOver ? undefined : new Date(clock.now().getTime() + 3_600_000)
  const wallet = { ...shared, whenLogInEnds, partnerId: String(PARTNER_ID), secret: SECRET }
  const fcg = { url: 'https://fcg.example/loader', clientId: randomUUID() }
  const routes = sportRoutes({ ...shared, partners: { fcg }, siteUrl: 'https://zar.example' })
  mountRoutes(app, routes, async (playerId) => ({ playerId, tokenHash: LOG_IN }))
  await app.register(digitainSportWalletApi, { ...wallet, prefix: '/wallet' })
  const elsewhere = openAddressList(['203.0.113.7'])
  await app.register(digitainSportWalletApi, {
    ...wallet,
    prefix: '/not-them',
    isTheirAddress: elsewhere,
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })

  const sendText = async (path: string, body: string | Buffer) => {
    const reply = await fetch(base + path, { method: 'POST', body })
    const text = await reply.text()
    return { http: reply.status, text, said: JSON.parse(text) as Reply }
  }
  const call = async (method: Method, members: Members): Promise<Reply> => {
    const all = { PartnerId: PARTNER_ID, TimeStamp: secondsOf(clock.now()), ...members }
    return (await sendText(`/wallet/${method}`, JSON.stringify(signed(method, all)))).said
  }
  const visitToken = async (playerId: string): Promise<string> => {
    const headers = { authorization: `Bearer ${playerId}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ section: 'sports' })
    const reply = await fetch(base + sportVisit.path, { method: 'POST', headers, body })
    const { data } = (await reply.json()) as { data: { token: string } }
    return data.token
  }

  return {
    base,
    sendText,
    call,
    visitToken,
    logInHash: LOG_IN,
    partnerId: PARTNER_ID,
    endLogIn: () => {
      isLogInOver = true
    },
    /** A player with money who has opened the page, as the partner's server knows them. */
    async guest(cash: bigint): Promise<Guest> {
      const playerId = await casino.player({ cashE5: cash * E5 })
      const told = await call('GetUserInfo', { Token: await visitToken(playerId) })
      return { playerId, token: String(told.Token) }
    },
    close: () => app.close(),
  }
}

let lastId = 1_000
/** Ids count up, as the partner's do. */
export const nextId = () => {
  lastId += 1
  return lastId
}

export const betOf = ({ playerId, token }: Guest, amount: number, more: Members = {}): Members => ({
  Token: token,
  CurrencyId: 'TRY',
  OrderNumber: nextId(),
  GameId: 1,
  TransactionId: nextId(),
  Info: 'Galatasaray – Fenerbahçe: 1',
  DeviceTypeId: 1,
  TypeId: 1,
  BetState: 1,
  PossibleWin: 25.5,
  OperationItems: [{ ClientId: playerId, Amount: amount }],
  ...more,
})

/** One item of DebitByBatch; type 2 is a win. */
export const payoutOf = (
  bet: Members,
  { playerId }: Guest,
  amount: number,
  more: Members = {},
): Members => ({
  OrderNumber: bet.OrderNumber,
  TransactionId: nextId(),
  ClientId: playerId,
  CurrencyId: 'TRY',
  Amount: amount,
  TransactionTypeId: 2,
  ...more,
})
