import { expect, test } from 'vitest'
import { checkRecord, isRight, readRecords } from './records.ts'
import { recordsOf } from './records-of.ts'
import { commitmentOf, digestOf } from './seeds.ts'
import { verifyRound } from './verifier.ts'

const ROUND = {
  gameCode: 'zar_kirik_cini',
  serverSeed: commitmentOf('a seed'),
  clientSeed: 'çilek',
  nonce: 4,
  bet: { stakeKurus: 2_000, broken: 1 },
  moves: [{ open: 3 }],
}
const COMMITMENT = commitmentOf(ROUND.serverSeed)

test('a record is read alone, in a list and as an export', () => {
  const text = JSON.stringify(ROUND)
  expect(readRecords(text)).toEqual([ROUND])
  expect(readRecords(`[${text},${text}]`)).toEqual([ROUND, ROUND])
  expect(readRecords(`{"rounds":[${text}]}`)).toEqual([ROUND])
  const { moves: _, ...slot } = { ...ROUND, bet: { stakeKurus: 2_000 } }
  expect(readRecords(JSON.stringify(slot))).toEqual([{ ...slot, moves: [] }])
  for (const wrong of ['', '{broken', '4', 'null', '[4]', '{"gameCode":"x"}'])
    expect(() => readRecords(wrong)).toThrow()
})

test('only rounds whose seed is revealed are exported, with the win where it was paid', () => {
  const told = { ...ROUND, commitment: COMMITMENT, winKurus: 2_020, state: 'settled' as const }
  const exported = recordsOf([
    { ...told, serverSeed: null },
    told,
    { ...told, state: 'voided', winKurus: 0 },
  ])
  expect(exported).toEqual([
    { ...ROUND, commitment: COMMITMENT, winKurus: 2_020 },
    { ...ROUND, commitment: COMMITMENT },
  ])
})

test('FAIR-05: a record is right as long as seed and win are those that it tells', async () => {
  const { winKurus } = await verifyRound({ ...ROUND, moves: [...ROUND.moves, { cashOut: true }] })
  const record = {
    ...ROUND,
    moves: [...ROUND.moves, { cashOut: true }],
    commitment: COMMITMENT,
    winKurus: winKurus ?? -1,
  }
  expect(await checkRecord(record)).toMatchObject({ isSeedAsPromised: true, isWinAsPaid: true })
  for (const wrong of [
    { commitment: commitmentOf('another') },
    { winKurus: record.winKurus + 1 },
    { gameCode: 'no_game' },
    { bet: { stakeKurus: 1 } },
    { moves: [{ open: 25 }] },
    { moves: ROUND.moves },
  ])
    expect(isRight(await checkRecord({ ...record, ...wrong }))).toBe(false)
  const { commitment: _, winKurus: __, ...bare } = record
  const checked = await checkRecord(bare)
  expect(checked).toMatchObject({ isSeedAsPromised: null, isWinAsPaid: null })
  expect(isRight(checked)).toBe(true)
})

test('FAIR-05: a round is computed by the version that its digest or its commitment names', async () => {
  const round = { ...ROUND, gameCode: 'zar_nazar_degmez', bet: { stakeKurus: 2_000 }, moves: [] }
  for (const version of ['1', '2']) {
    const digest = digestOf(round.gameCode, version)
    const commitment = commitmentOf(round.serverSeed, digest)
    for (const told of [{ digest }, { commitment }, { digest, commitment }]) {
      const checked = await checkRecord({ ...round, ...told })
      expect(checked).toMatchObject({ verified: { version, digest } })
      expect(checked).not.toMatchObject({ isSeedAsPromised: false })
      expect(checked).not.toMatchObject({ isGameAsPromised: false })
    }
  }
  const versionOf = async (told: object) => {
    const checked = await checkRecord({ ...round, ...told })
    return checked.kind === 'computed' && checked.verified.version
  }
  // Of a time before the digest, and one that tells nothing.
  expect(await versionOf({ digest: null })).toBe('1')
  expect(await versionOf({ commitment: commitmentOf(round.serverSeed) })).toBe('1')
  expect(await versionOf({})).toBe('2')
})

test('GAM-02: a record whose digest is another game’s mathematics is not right', async () => {
  const digest = digestOf(ROUND.gameCode)
  const commitment = commitmentOf(ROUND.serverSeed, digest)
  expect(await checkRecord({ ...ROUND, digest, commitment })).toMatchObject({
    isSeedAsPromised: true,
    isGameAsPromised: true,
  })
  const other = 'a'.repeat(64)
  const changed = { ...ROUND, digest: other, commitment: commitmentOf(ROUND.serverSeed, other) }
  const checked = await checkRecord(changed)
  expect(checked).toMatchObject({ isSeedAsPromised: true, isGameAsPromised: false })
  expect(isRight(checked)).toBe(false)
  // Typed without a digest, the commitment is that of the game now.
  expect(await checkRecord({ ...ROUND, commitment })).toMatchObject({ isSeedAsPromised: true })
})
