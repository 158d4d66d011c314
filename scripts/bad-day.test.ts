import { createHash, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProviderName } from '@zar/contract/casino'
import { softgamingsCode } from '@zar/contract/launch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../arcade/src/chance.ts'
import { systemClock } from '../arcade/src/clock.ts'
import type { Arcade } from '../arcade/src/rounds/arcade.ts'
import { AMUSNET } from '../arcade/src/wires/amusnet/operator.ts'
import { badDay, type Entry } from '../arcade/src/wires/bad-day.ts'
import { badLine } from '../arcade/src/wires/bad-line.ts'
import { DIGITAIN } from '../arcade/src/wires/digitain/operator.ts'
import { EGT_DIGITAL } from '../arcade/src/wires/egt-digital/operator.ts'
import { EVERYMATRIX } from '../arcade/src/wires/everymatrix/operator.ts'
import type { Line } from '../arcade/src/wires/line.ts'
import { type Operators, openWires } from '../arcade/src/wires/open-wires.ts'
import { SOFTGAMINGS, SYSTEM } from '../arcade/src/wires/softgamings/operator.ts'
import { seatUserOf, type Wire } from '../arcade/src/wires/wire.ts'
import { loginOf } from '../server/src/providers/softgamings/login.ts'
import { run } from '../server/src/testing/casino/process.ts'
import { openStage, type Stage } from '../server/src/testing/casino/stage.ts'

const SEATS = 6
const ROUNDS = 20
const CASH_E5 = 500n * 100_000n
const KURUS_E5 = 1_000n
const GAME = 'zr_bad_day'

/** What differs between the suppliers. */
type Place = {
  wire: ProviderName
  gameCode: string
  userOf: (playerId: string) => string
  /** What the house knows the session by. */
  sessionOf?: (token: string) => string
  /** The answer to what was tampered with; undefined where nothing is signed that would tell. */
  forgery: RegExp | undefined
}
const ownSession = (wire: ProviderName) => (token: string) => `${wire} session ${token}`

const PLACES: Record<keyof Operators, Place> = {
  hub88: {
    ...{ wire: 'hub88', gameCode: GAME, forgery: /RS_ERROR_INVALID_SIGNATURE/ },
    userOf: (id) => id,
  },
  softgamings: {
    ...{ wire: SOFTGAMINGS, gameCode: softgamingsCode({ system: SYSTEM, pageCode: GAME }) },
    userOf: (id) => seatUserOf(SOFTGAMINGS, loginOf(id)),
    forgery: /wrong hmac parameter/,
  },
  amusnet: {
    ...{ wire: AMUSNET, gameCode: `amusnet-${GAME}`, sessionOf: ownSession(AMUSNET) },
    userOf: (id) => seatUserOf(AMUSNET, id),
    forgery: undefined,
  },
  egtDigital: {
    ...{ wire: EGT_DIGITAL, gameCode: `egt-${GAME}`, sessionOf: ownSession(EGT_DIGITAL) },
    userOf: (id) => seatUserOf(EGT_DIGITAL, id),
    // Another first digit may be a 0, with which no number begins.
    forgery: /ERR_(INTEGRITY_CHECK_FAILED|INVALID_FIELDS)/,
  },
  everymatrix: {
    ...{ wire: EVERYMATRIX, gameCode: `em-${GAME}`, forgery: undefined },
    userOf: (id) => seatUserOf(EVERYMATRIX, id),
  },
  digitain: {
    ...{ wire: DIGITAIN, gameCode: `digitain-${GAME}`, forgery: undefined },
    userOf: (id) => seatUserOf(DIGITAIN, id),
  },
}

/** Another day on every run; `ZAR_BAD_DAY_SEED` lives one of them again. */
const seed = Number(process.env.ZAR_BAD_DAY_SEED ?? randomInt(1_000_000_000))

let stage: Stage
/** All of them: whoever connects another supplier adds it here. */
let operators: Required<Operators>
beforeAll(async () => {
  stage = await openStage()
  const { address } = await stage.start()
  const text = (name: string) => readFileSync(path.join(stage.keys.folder, name), 'utf8').trim()
  operators = {
    hub88: {
      walletUrl: `${address}/wallet/hub88`,
      publicKey: stage.keys.operatorPublicKey,
      privateKey: stage.keys.hub88PrivateKey,
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
})
afterAll(() => stage.close())

const arcade = {
  chance: systemChance,
  clock: systemClock,
  log: { info: () => {}, warn: () => {}, error: () => {} },
} as unknown as Arcade
const wireOver = (name: string, line: Line): Wire => {
  const wires = openWires(operators, line).map((open) => open({ arcade, publicUrl: '' }))
  const wire = wires.find((one) => one.name === name)
  if (!wire) throw new Error(`${name} is not connected`)
  return wire
}

test.each(Object.values(PLACES))(
  `LED-08: after a bad day of a supplier over $wire every acknowledged movement is in the books, once (ZAR_BAD_DAY_SEED=${seed})`,
  { timeout: 240_000 },
  async (place) => {
    const playerIds = await Promise.all(
      Array.from({ length: SEATS }, () => stage.house.player({ cashE5: CASH_E5 })),
    )
    const days = await Promise.all(
      playerIds.map(async (playerId, index) => {
        const token = await openSession(place, playerId)
        const bad = badLine(seed + index, { forges: place.forgery !== undefined })
        const holder = { user: place.userOf(playerId), token, gameCode: GAME, currency: 'TRY' }
        const { wallet } = wireOver(place.wire, bad.line)
        const day = await badDay({ seed: seed + index, rounds: ROUNDS, holder, wallet })
        await bad.settle()
        return { ...day, playerId, bad }
      }),
    )
    expect(days.flatMap(({ wrongs }) => wrongs)).toEqual([])
    const forged = days.flatMap(({ bad }) => bad.forged)
    for (const { text } of forged) expect(text).toMatch(place.forgery ?? '')
    expect(forged.length > 0).toBe(place.forgery !== undefined)
    // The day was bad in every way that the line knows.
    const sum = (fault: keyof (typeof days)[number]['bad']['count']) =>
      days.reduce((total, { bad }) => total + bad.count[fault], 0)
    for (const fault of ['twice', 'slow', 'late', 'unheard'] as const) {
      expect(sum(fault), fault).toBeGreaterThan(0)
    }
    for (const { playerId, journal } of days) await expectHeld(playerId, journal)
    expect(await stage.house.sumOfBooks()).toBe(0n)
    const verify = run('server/src/ledger-verify.ts', { DATABASE_URL: stage.house.url })
    expect((await verify.exited).code, verify.lines.join('\n')).toBe(0)
  },
)

/** Every acknowledged movement once, nothing that is not in the journal, and the cash that follows. */
async function expectHeld(playerId: string, journal: readonly Entry[]): Promise<void> {
  const rows = await stage.house.db
    .selectFrom('wallet_transaction')
    .select(['id', 'kind', 'amount_e5', 'outcome'])
    .where('player_id', '=', playerId)
    .where('outcome', 'in', ['ok', 'ok_again'])
    .execute()
  const plain = (id: string) => id.replaceAll('-', '')
  const held = rows.filter(({ kind }) => kind !== 'rollback')
  const acknowledged = journal.filter(({ said }) => said === 'taken')
  for (const { kind, id, amountKurus } of acknowledged) {
    const found = rows.filter((row) => plain(row.id) === plain(id))
    expect(found, `${kind} ${id}`).toMatchObject([{ kind }])
    if (kind !== 'rollback') expect(found[0]?.amount_e5).toBe(BigInt(amountKurus) * KURUS_E5)
  }
  const known = new Set(journal.map(({ id }) => plain(id)))
  expect(held.filter(({ id }) => !known.has(plain(id)))).toEqual([])

  const undone = new Set(journal.flatMap(({ ofId }) => ofId ?? []))
  const kurus = acknowledged
    .filter(({ kind, id }) => kind !== 'rollback' && !undone.has(id))
    .reduce((sum, { kind, amountKurus }) => sum + (kind === 'bet' ? -amountKurus : amountKurus), 0)
  expect(await stage.house.cashE5(playerId)).toBe(CASH_E5 + BigInt(kurus) * KURUS_E5)
}

/** The player has launched the game, as far as the wallet is concerned. */
async function openSession({ wire, gameCode, sessionOf }: Place, playerId: string) {
  const token = systemChance.hex(16)
  const known = sessionOf?.(token) ?? token
  const now = new Date()
  const { db } = stage.house
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
      ...{ token_hash: createHash('sha256').update(known).digest(), player_id: playerId },
      ...{ provider: wire, game_code: gameCode, currency: 'TRY', is_open: true, log_in_hash: null },
      ...{ created_at: now, expires_at: new Date(now.getTime() + 3_600_000) },
    })
    .execute()
  return token
}
