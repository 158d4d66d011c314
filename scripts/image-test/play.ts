import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { BeginReply, SessionReply } from '../../arcade/src/protocol.ts'
import { GAME } from '../../e2e/kit/places.ts'
import { stranger } from '../../e2e/kit/stranger.ts'

/**
 * `play.ts NAME CERTIFICATE`: somebody new signs up at the site of this name, which HAProxy serves on loopback, pays
 * in and plays a round. Run in the network of the site. Prints a line of JSON: `Played`.
 * `play.ts NAME CERTIFICATE TOKEN` prints the balance of who has this session.
 */
const [name = '', certificate = '', token] = process.argv.slice(2)
const ca = readFileSync(certificate)
const PASSWORD = 'kiraz-bahce-41'
const DEPOSIT = 250
const STAKE_KURUS = 200
/** The sandbox bank approves it by itself, a second later. */
const INSTANT = 2
const PAID_MAX_MS = 60_000

export type Played = { token: string; paid: number; staked: number; won: number; balance: number }

console.log(JSON.stringify(token ? await balanceOf(token) : await play()))

async function play(): Promise<Played> {
  const bearer = await signUp()
  const target = 'Sandbox instant'
  const order = { id: INSTANT, target, detail: { Amount: DEPOSIT }, requestId: randomUUID() }
  await ask('/api/payment/deposit', order, bearer)
  const patience = AbortSignal.timeout(PAID_MAX_MS)
  while ((await balanceOf(bearer)) < DEPOSIT) await wait(200, undefined, { signal: patience })
  const { stakeKurus, winKurus } = await playRound(bearer)
  const [staked, won] = [stakeKurus / 100, winKurus / 100]
  return { token: bearer, paid: DEPOSIT, staked, won, balance: await balanceOf(bearer) }
}

async function signUp(): Promise<string> {
  const { username, phone, personalNo } = stranger()
  type Form = { countries: { id: string; name: string }[] }
  const { countries } = await ask<Form>('/api/auth/form')
  const { token: bearer } = await ask<{ token: string }>('/api/auth/register', {
    name: 'Deniz',
    surname: 'Örnek',
    username,
    email: `${username}@zar.example`,
    phone: `90${phone}`,
    birthDate: '1990-02-03',
    trialBonus: 0,
    PersonalNo: personalNo,
    country: countries.find((country) => country.name === 'Türkiye')?.id,
    password: PASSWORD,
    password2: PASSWORD,
  })
  return bearer
}

/** One round as the game's page plays it. */
async function playRound(bearer: string): Promise<BeginReply['round']> {
  const order = { platform: 1, gameCode: GAME.gameCode, language: 'tr', lobbyUrl: site('') }
  const page = new URL(await ask<string>('/api/casino/hub88launchurl', order, bearer))
  const seat = page.searchParams.get('token') ?? ''
  const at = (where: string) => new URL(where, page).href
  const session = at(`/api/session?${new URLSearchParams({ token: seat })}`)
  const { fairness } = (await call<SessionReply>(session)).session
  const seed = { token: seat, commitment: fairness.nextCommitment, clientSeed: 'image' }
  if (!fairness.pair) await call(at('/api/seed'), seed)
  const bet = { stakeKurus: STAKE_KURUS }
  const begin = { token: seat, commandId: randomUUID(), bet }
  const { round } = await call<BeginReply>(at('/api/begin'), begin)
  await call(at('/api/finish'), { token: seat, roundId: round.id })
  return round
}

function site(where: string): string {
  return `https://${name}${where}`
}

async function balanceOf(bearer: string): Promise<number> {
  return (await ask<{ balance: number }>('/api/user/balance', undefined, bearer)).balance
}

async function ask<Data>(where: string, body?: object, bearer?: string): Promise<Data> {
  type Answer = { success: boolean; message: string; data: Data }
  const { success, message, data } = await call<Answer>(site(where), body, bearer)
  if (!success) throw new Error(`${where}: ${message}`)
  return data
}

/** One call by the public name, on this machine. Without a body it is a GET. */
async function call<Reply>(url: string, body?: object, bearer?: string): Promise<Reply> {
  const headers: Record<string, string> = { fingerprint: 'image', locale: 'tr' }
  if (body) headers['content-type'] = 'application/json'
  if (bearer) headers.authorization = `Bearer ${bearer}`
  const lookup: RequestOptions['lookup'] = (_, { all }, found) =>
    all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)
  const asked = request(url, { method: body ? 'POST' : 'GET', headers, ca, lookup })
  asked.end(body && JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const said = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${said}`)
  return JSON.parse(said) as Reply
}
