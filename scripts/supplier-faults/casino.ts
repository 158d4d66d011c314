import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { logout } from '@zar/contract/players/auth'
import { excludeSelf } from '@zar/contract/protection'
import { expect } from 'vitest'
import { systemChance } from '../../arcade/src/chance.ts'
import { systemClock, type Waits } from '../../arcade/src/clock.ts'
import type { FairnessLog } from '../../arcade/src/fairness/log/seal-log.ts'
import type { Arcade } from '../../arcade/src/rounds/arcade.ts'
import type { Holder, Wallet } from '../../arcade/src/rounds/wallet.ts'
import {
  type Operators,
  openSupplierClients,
} from '../../arcade/src/supplier-clients/open-supplier-clients.ts'
import type { Transport } from '../../arcade/src/supplier-clients/transport.ts'
import { playFaultySupplier } from '../../arcade/src/testing/fault-injection/faulty-supplier.ts'
import { faultyTransport } from '../../arcade/src/testing/fault-injection/faulty-transport.ts'
import {
  type CasinoFixture,
  openCasinoFixture,
} from '../../server/src/testing/casino/casino-fixture.ts'
import type { Place } from './places.ts'

export const CASH_E5 = 500n * 100_000n
export const KURUS_E5 = 1_000n

/** A casino, and its suppliers' half of what both have agreed on. */
export type Casino = {
  casinoFixture: CasinoFixture
  address: string
  operators: Required<Operators>
  /** Writes down what was counted. */
  end: () => Promise<unknown>
}

export async function openCasino(): Promise<Casino> {
  const casinoFixture = await openCasinoFixture()
  const { address, end } = await casinoFixture.start()
  return {
    casinoFixture,
    address,
    operators: operatorsOf(casinoFixture, address),
    end: () => end('SIGTERM'),
  }
}

/** All of them: whoever connects another supplier adds it here. */
export function operatorsOf(
  { keys }: Pick<CasinoFixture, 'keys'>,
  address: string,
): Required<Operators> {
  const text = (name: string) => readFileSync(path.join(keys.folder, name), 'utf8').trim()
  return {
    hub88: {
      walletUrl: `${address}/wallet/hub88`,
      publicKey: keys.operatorPublicKey,
      privateKey: keys.hub88PrivateKey,
    },
    softgamings: {
      apiKey: text('softgamings-api-key'),
      apiPassword: text('softgamings-api-password'),
      serverIp: '127.0.0.1',
      walletUrl: `${address}/wallet/softgamings`,
      hmacSecret: text('softgamings-hmac-secret'),
    },
    amusnet: {
      userName: text('amusnet-user-name'),
      password: text('amusnet-password'),
      portal: 'zar_play',
      walletUrl: `${address}/wallet/amusnet`,
    },
    egtDigital: {
      casinoId: 'zar',
      checksumKey: text('egt-digital-checksum-key'),
      giftPassword: text('egt-digital-gift-password'),
      walletUrl: `${address}/wallet/egt-digital`,
    },
    everymatrix: {
      operatorId: text('everymatrix-operator-id'),
      password: text('everymatrix-password'),
      loginName: text('everymatrix-login-name'),
      walletUrl: `${address}/wallet/everymatrix`,
    },
    digitain: {
      operatorId: text('digitain-operator-id'),
      hmacKey: text('digitain-hmac-key'),
      walletUrl: `${address}/wallet/digitain`,
    },
  }
}

/** Asks again at once, and waits longer than any answer takes: a day goes on from answers, not from times. */
export const PATIENT: Waits = { pause: async () => {}, deadline: () => AbortSignal.timeout(60_000) }

export function walletOver(
  { operators }: Casino,
  name: string,
  transport: Transport,
  waits = PATIENT,
): Wallet {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const machine = { chance: systemChance, clock: systemClock, log, waits }
  const arcade = machine as unknown as Arcade
  const suppliers = openSupplierClients(operators, transport).map((open) =>
    open({ arcade, fairness: {} as FairnessLog, publicUrl: '' }),
  )
  const supplier = suppliers.find((one) => one.name === name)
  if (!supplier) throw new Error(`${name} is not connected`)
  return supplier.wallet
}

/** A player at the game. */
export async function seatAt(at: Pick<Casino, 'casinoFixture'>, place: Place) {
  const playerId = await at.casinoFixture.testCasino.player({ cashE5: CASH_E5 })
  const bearer = await at.casinoFixture.signIn(playerId)
  const token = await openSession(at.casinoFixture, place, playerId, bearer)
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
  const bad = faultyTransport(seed, place.supplier)
  const wallet = walletOver(at, place.supplier, bad.transport)
  const evening = () => leave(at, bearer, seed % 2 === 0 ? logout : excludeSelf)
  const day = await playFaultySupplier({ seed, rounds, holder, wallet, evening })
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
      authorization: `Bearer ${bearer}`,
      ...(isPost && { 'content-type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify({ length: 'six_months' }) }),
  })
  expect(await response.json()).toMatchObject({ success: true })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** As long as a launch lasts: long tests go on for more than an hour. */
const LAUNCH_MS = 12 * 3_600_000

/** The player has launched the game, as far as the wallet is concerned. */
async function openSession(
  { testCasino: casino }: CasinoFixture,
  { supplier, gameCode, sessionOf }: Place,
  playerId: string,
  bearer: string,
) {
  const token = systemChance.hex(16)
  const known = sessionOf?.(token) ?? token
  const now = new Date()
  const { db } = casino
  await db
    .insertInto('game')
    .values({
      code: gameCode,
      provider: supplier,
      category_id: 1,
      name: 'Nar',
      studio: 'Zar',
      rtp_bp: 9_600,
      volatility: 3,
      released_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('game_session')
    .values({
      token_hash: hashOf(known),
      player_id: playerId,
      log_in_hash: hashOf(bearer),
      provider: supplier,
      game_code: gameCode,
      currency: 'TRY',
      is_open: true,
      created_at: now,
      expires_at: new Date(now.getTime() + LAUNCH_MS),
    })
    .execute()
  return token
}

export const movementOf = (holder: Holder) => ({
  ...holder,
  roundId: randomUUID(),
  supplierUser: 'seat',
  transactionUuid: randomUUID(),
  rewardRef: null,
})
export const STAKE_KURUS = 500
export const stored = async ({ testCasino: casino }: CasinoFixture, playerId: string) =>
  casino.db
    .selectFrom('wallet_transaction')
    .select(['kind', 'outcome'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()
