import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { logout } from '@zar/contract/auth'
import { excludeSelf } from '@zar/contract/protection'
import { expect } from 'vitest'
import { systemChance } from '../../arcade/src/chance.ts'
import { systemClock, type Waits } from '../../arcade/src/clock.ts'
import type { Arcade } from '../../arcade/src/rounds/arcade.ts'
import type { Holder, Wallet } from '../../arcade/src/rounds/wallet.ts'
import { badDay } from '../../arcade/src/wires/bad-day.ts'
import { badLine } from '../../arcade/src/wires/bad-line.ts'
import type { Line } from '../../arcade/src/wires/line.ts'
import { type Operators, openWires } from '../../arcade/src/wires/open-wires.ts'
import { openStage, type Stage } from '../../server/src/testing/casino/stage.ts'
import type { Place } from './places.ts'

export const CASH_E5 = 500n * 100_000n
export const KURUS_E5 = 1_000n

/** A casino, and its suppliers' half of what both have agreed on. */
export type Casino = {
  stage: Stage
  address: string
  operators: Required<Operators>
  /** Writes down what was counted. */
  end: () => Promise<unknown>
}

export async function openCasino(): Promise<Casino> {
  const stage = await openStage()
  const { address, end } = await stage.start()
  return {
    ...{ stage, address, operators: operatorsOf(stage, address) },
    end: () => end('SIGTERM'),
  }
}

/** All of them: whoever connects another supplier adds it here. */
export function operatorsOf({ keys }: Pick<Stage, 'keys'>, address: string): Required<Operators> {
  const text = (name: string) => readFileSync(path.join(keys.folder, name), 'utf8').trim()
  return {
    hub88: {
      walletUrl: `${address}/wallet/hub88`,
      publicKey: keys.operatorPublicKey,
      privateKey: keys.hub88PrivateKey,
    },
    softgamings: {
      ...{ apiKey: text('softgamings-api-key'), apiPassword: text('softgamings-api-password') },
      ...{ serverIp: '127.0.0.1', walletUrl: `${address}/wallet/softgamings` },
      hmacSecret: text('softgamings-hmac-secret'),
    },
    amusnet: {
      ...{ userName: text('amusnet-user-name'), password: text('amusnet-password') },
      ...{ portal: 'zar_play', walletUrl: `${address}/wallet/amusnet` },
    },
    egtDigital: {
      ...{ casinoId: 'zar', checksumKey: text('egt-digital-checksum-key') },
      giftPassword: text('egt-digital-gift-password'),
      walletUrl: `${address}/wallet/egt-digital`,
    },
    everymatrix: {
      ...{ operatorId: text('everymatrix-operator-id'), password: text('everymatrix-password') },
      ...{ loginName: text('everymatrix-login-name'), walletUrl: `${address}/wallet/everymatrix` },
    },
    digitain: {
      ...{ operatorId: text('digitain-operator-id'), hmacKey: text('digitain-hmac-key') },
      walletUrl: `${address}/wallet/digitain`,
    },
  }
}

/** Asks again at once, and waits longer than any answer takes: a day goes on from answers, not from times. */
export const PATIENT: Waits = { pause: async () => {}, deadline: () => AbortSignal.timeout(60_000) }

export function walletOver(
  { operators }: Casino,
  name: string,
  line: Line,
  waits = PATIENT,
): Wallet {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const machine = { chance: systemChance, clock: systemClock, log, waits }
  const arcade = machine as unknown as Arcade
  const wires = openWires(operators, line).map((open) => open({ arcade, publicUrl: '' }))
  const wire = wires.find((one) => one.name === name)
  if (!wire) throw new Error(`${name} is not connected`)
  return wire.wallet
}

/** A player at the game. */
export async function seatAt(at: Pick<Casino, 'stage'>, place: Place) {
  const playerId = await at.stage.house.player({ cashE5: CASH_E5 })
  const bearer = await at.stage.signIn(playerId)
  const token = await openSession(at.stage, place, playerId, bearer)
  const holder = { user: place.userOf(playerId), token, gameCode: place.game, currency: 'TRY' }
  return { playerId, bearer, holder }
}

/** One player's day, who goes home before its evening: logged out, or shut out by themselves. */
export async function liveDay(
  at: Casino,
  place: Place,
  { seed, rounds }: { seed: number; rounds: number },
) {
  const { playerId, bearer, holder } = await seatAt(at, place)
  const bad = badLine(seed, place.wire)
  const wallet = walletOver(at, place.wire, bad.line)
  const evening = () => leave(at, bearer, seed % 2 === 0 ? logout : excludeSelf)
  const day = await badDay({ seed, rounds, holder, wallet, evening })
  await bad.settle()
  return { ...day, playerId, holder, bad }
}

export async function leave(
  { address }: Pick<Casino, 'address'>,
  bearer: string,
  { method, path }: typeof logout | typeof excludeSelf,
) {
  const isPost = method === 'POST'
  const response = await fetch(address + path, {
    method,
    headers: {
      ...{ authorization: `Bearer ${bearer}` },
      ...(isPost && { 'content-type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify({ length: 'six_months' }) }),
  })
  expect(await response.json()).toMatchObject({ success: true })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** The player has launched the game, as far as the wallet is concerned. */
async function openSession(
  { house }: Stage,
  { wire, gameCode, sessionOf }: Place,
  playerId: string,
  bearer: string,
) {
  const token = systemChance.hex(16)
  const known = sessionOf?.(token) ?? token
  const now = new Date()
  const { db } = house
  await db
    .insertInto('game')
    .values({
      ...{ code: gameCode, provider: wire, category_id: 1, name: 'Nar', studio: 'Zar' },
      ...{ rtp_bp: 9_600, volatility: 3, released_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('game_session')
    .values({
      ...{ token_hash: hashOf(known), player_id: playerId, log_in_hash: hashOf(bearer) },
      ...{ provider: wire, game_code: gameCode, currency: 'TRY', is_open: true },
      ...{ created_at: now, expires_at: new Date(now.getTime() + 3_600_000) },
    })
    .execute()
  return token
}

export const movementOf = (holder: Holder) => ({
  ...{ ...holder, roundId: randomUUID(), supplierUser: 'seat', transactionUuid: randomUUID() },
  rewardRef: null,
})
export const STAKE_KURUS = 500
export const stored = async ({ house }: Stage, playerId: string) =>
  house.db
    .selectFrom('wallet_transaction')
    .select(['kind', 'outcome'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()
