import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { BeginReply, Round, SessionReply } from '../../arcade/src/protocol.ts'
import { GAME } from './places.ts'
import { stranger } from './stranger.ts'

/** What the page keeps in local storage about a signed-in player. */
export type Session = Record<string, unknown> & {
  token: string
  username: string
  fingerprint: string
}

/** Everybody's who signs up here. */
export const PASSWORD = 'kiraz-bahce-41'

let opened: Promise<Session> | undefined

/**
 * A player of this process alone, with something to see in the account: what one file of tests
 * does to theirs is no surprise to another that runs at the same time.
 */
export function playerSession(): Promise<Session> {
  opened ??= signUp().then(live)
  return opened
}

/** Signs up somebody new by the site's own call, on a device of their own; `more` replaces what they type. */
export async function register(more: object = {}, box?: string) {
  const fingerprint = randomUUID()
  const { username, phone, personalNo } = stranger()
  const { countries } = await ask<{ countries: { id: string; name: string }[] }>('/api/auth/form')
  const form = {
    name: 'Deniz',
    surname: 'Örnek',
    username,
    email: `${username}@zar.example`,
    phone: `90${phone}`,
    birthDate: '1990-02-03',
    trialBonus: 0,
    PersonalNo: personalNo,
    country: countries.find(({ name }) => name === 'Türkiye')?.id,
    password: PASSWORD,
    password2: PASSWORD,
    ...more,
  }
  const answer = await answerOf<Session>('/api/auth/register', form, { fingerprint, box })
  return { ...answer, username, fingerprint }
}

/** Someone new: they have one session, and their letters lie in the demo box. */
export async function signUp(more?: object, box?: string): Promise<Session> {
  const { success, message, data, username, fingerprint } = await register(more, box)
  if (!success) throw new Error(`sign-up: ${message}`)
  return { ...data, username, fingerprint }
}

/** A demo box of a journey's own. */
export const newBox = (): string => randomUUID().replaceAll('-', '')

/** What lies in a demo box, newest first. */
export const lettersIn = (box: string): Promise<{ subject: string; text: string; to: string }[]> =>
  ask('/api/sandbox/messages', {}, { box })

/**
 * Two favourites, two bonuses, a payment each way and two rounds, of which histories and
 * notifications tell, and a word with support.
 */
async function live(session: Session): Promise<Session> {
  for (const code of [GAME.gameCode, 'zar_lale_devri']) {
    await ask('/api/casino/togglefavorite', { code, providerId: 2 }, session)
  }
  for (const bonus of [{ id: 'nar-rounds' }, { id: 'three-games', code: 'UCOYUN' }]) {
    await ask('/api/bonus/claim', bonus, session)
  }
  await pay(session, { deposit: 250, withdraw: 100 })
  for (const code of [GAME.gameCode, 'zar_lale_devri']) await playRound(session, code)
  // In words that are the same in both languages: a player's own are not translated.
  await writeTicket(session, { title: 'Casino bonus', text: 'Bonus: ₺100' })
  await sayInChat(session, 'Bonus?')
  return session
}

const STAKE_KURUS = 200

/** The address of a game's own page, for this player and in this language. */
export async function gamePage(session: Session, gameCode: string, language = 'tr'): Promise<URL> {
  const order = { platform: 1, gameCode, language, lobbyUrl: process.env.ZAR_SITE_URL }
  return new URL(await ask<string>('/api/casino/hub88launchurl', order, session))
}

/** One round of a game as its page plays it: the bet and the win come to us over the wire. */
export const playRound = async (session: Session, gameCode: string): Promise<string> =>
  playRoundAt(await gamePage(session, gameCode))

/** The same at the address of any supplier's game; answers the round's id. */
export async function playRoundAt(page: URL): Promise<string> {
  const { round } = await beginRound(page)
  await callArcade(page, '/api/finish', { roundId: round.id })
  return round.id
}

/**
 * A round of the game that is begun and not finished, in which a win above the stake waits and no
 * free spins. Others are played before it.
 */
export async function leaveWin(session: Session, gameCode: string): Promise<Round> {
  const page = await gamePage(session, gameCode)
  for (;;) {
    const { round, nextRoundInMs } = await beginRound(page)
    if (round.winKurus > round.stakeKurus && round.steps.length === 1) return round
    await callArcade(page, '/api/finish', { roundId: round.id })
    await setTimeout(nextRoundInMs)
  }
}

async function beginRound(page: URL): Promise<BeginReply> {
  await beginSeeds(page)
  return callArcade(page, '/api/begin', {
    commandId: randomUUID(),
    bet: { stakeKurus: STAKE_KURUS },
  })
}

/** The player's first seed at the game, as its page gives it with the first round. */
async function beginSeeds(page: URL): Promise<void> {
  const query = new URLSearchParams({ token: page.searchParams.get('token') ?? '' })
  const reply = await fetch(new URL(`/api/session?${query}`, page))
  const { session } = (await reply.json()) as SessionReply
  const { pair, nextCommitment: commitment } = session.fairness
  if (!pair) await callArcade(page, '/api/seed', { commitment, clientSeed: 'journey' })
}

/** What the game's page itself calls. */
async function callArcade<Reply>(page: URL, where: string, body: object): Promise<Reply> {
  const reply = await fetch(new URL(where, page), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: page.searchParams.get('token'), ...body }),
  })
  if (!reply.ok) throw new Error(`${where}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** What is in the player's account now. */
export const balanceOf = async (session: Session): Promise<number> =>
  (await ask<{ balance: number }>('/api/user/balance', undefined, session)).balance

/** A deposit, confirmed before this resolves, and a payment the other way if one is asked for. */
export async function pay(
  session: Session,
  { deposit, withdraw }: { deposit: number; withdraw?: number },
): Promise<void> {
  const order = { id: 2, target: 'journey' }
  await ask('/api/payment/deposit', { ...order, detail: { Amount: deposit } }, session)
  const patience = AbortSignal.timeout(120_000)
  while ((await balanceOf(session)) < deposit) await setTimeout(100, null, { signal: patience })
  if (withdraw === undefined) return
  // The first withdrawal to an account takes it.
  const back = { ...order, detail: { Amount: withdraw }, password: PASSWORD }
  await ask('/api/payment/withdraw', back, session)
}

type Caller = { fingerprint?: string; token?: string; locale?: string; box?: string | undefined }

/** A ticket of the player's; answers its number and id. */
export const writeTicket = (
  session: Session,
  { title, text, files = [] }: { title: string; text: string; files?: string[] },
): Promise<{ id: string; number: number }> =>
  ask(
    '/api/ticket/open',
    { requestId: randomUUID(), subject: 'withdrawal', title, text, files },
    session,
  )

/** Keeps a file for the next ticket; answers its id. */
export async function attach(
  session: Session,
  { name, content }: { name: string; content: Buffer },
): Promise<string> {
  const id = randomUUID()
  const query = new URLSearchParams({ id, name })
  const reply = await fetch(new URL(`/api/ticket/upload?${query}`, process.env.ZAR_SITE_URL), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${session.token}`,
    },
    body: new Uint8Array(content),
  })
  if (!reply.ok) throw new Error(`upload: ${reply.status} ${await reply.text()}`)
  return id
}

export const replyToTicket = (session: Session, id: string, text: string): Promise<unknown> =>
  ask('/api/ticket/reply', { requestId: randomUUID(), id, text, files: [] }, session)

export const sayInChat = (session: Session, text: string): Promise<unknown> =>
  ask('/api/chat/say', { messageId: randomUUID(), text }, session)

/** One call of the running app, which must succeed. Without a body it is a GET. */
export async function ask<Data>(where: string, body?: unknown, caller?: Caller): Promise<Data> {
  const { success, message, data } = await answerOf<Data>(where, body, caller)
  if (!success) throw new Error(`${where}: ${message}`)
  return data
}

type Answer<Data> = { success: boolean; message: string; data: Data }

async function answerOf<Data>(
  where: string,
  body?: unknown,
  { fingerprint = 'journey', locale = 'tr', token, box }: Caller = {},
): Promise<Answer<Data>> {
  const said = await send(where, body === undefined ? undefined : JSON.stringify(body), {
    fingerprint,
    locale,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(box && { 'demo-box': box }),
  })
  return JSON.parse(said)
}

/** Players live in different places: one address may sign up only so many an hour. */
function homeOf(fingerprint: string) {
  if (process.platform !== 'linux') return {}
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(fingerprint).digest()
  return { localAddress: `127.${1 + (a % 250)}.${b}.${1 + (c % 250)}` }
}

type Headers = OutgoingHttpHeaders & { fingerprint: string }

async function send(where: string, body: string | undefined, headers: Headers) {
  const { port } = new URL(process.env.ZAR_SITE_URL ?? '')
  const asked = request({
    host: '127.0.0.1',
    port,
    path: where,
    headers,
    ...homeOf(headers.fingerprint),
    method: body === undefined ? 'GET' : 'POST',
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return text(answer)
}

/**
 * Opens every page as this player, in Turkish. Not its frames: what those store comes to the page as
 * another tab's, and the balance of the beginning would take the place of the one that it has heard.
 */
export const openAs = (target: Page | BrowserContext, session: object): Promise<unknown> =>
  target.addInitScript((auth) => {
    if (self !== top) return
    localStorage.setItem('auth', auth)
    localStorage.setItem('lang', 'tr')
  }, JSON.stringify(session))
