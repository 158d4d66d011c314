import { type Checked, checkRecord } from '../../fairness/records.ts'
import type { RoundRecord } from '../../fairness/round-record.ts'
import type { Verified } from '../../fairness/verifier.ts'
import { findGame } from '../../games/find-game.ts'
import type { Json } from '../../games/game.ts'
import { findEngine } from '../../games/slot/catalogue.ts'
import { gameSheetOf } from '../../games/slot/game-sheet.ts'
import type { GameSheet, Language, Round } from '../../protocol.ts'
import { findScreen } from '../game/find/find-screen.ts'

export type Computed = Extract<Checked, { kind: 'computed' }> & {
  record: RoundRecord
  /** How the round ended, in a few words. */
  summary?: string
  /** Of a slot of twenty lines: its spins say how it ended. */
  sheet?: GameSheet
}

/** Computes a round again, and says how it ended as the history does. Undefined where it is none. */
export async function compute(
  record: RoundRecord,
  language: Language,
): Promise<Computed | undefined> {
  const checked = await checkRecord(record)
  if (checked.kind === 'fault') return undefined
  const { version } = checked.verified
  const game = findGame(record.gameCode, version)
  const engine = findEngine(record.gameCode, version)
  if (engine) return { ...checked, record, sheet: gameSheetOf(engine.sheet) }
  if (!game) return { ...checked, record }
  const screen = await findScreen(record.gameCode, version).catch(() => undefined)
  const stakeKurus = game.stakeOf(record.bet as Json)
  const round = roundOf(record, checked.verified, stakeKurus)
  return { ...checked, record, ...(screen && { summary: screen.summary(round, language) }) }
}

/** As the game's page knows it. */
const roundOf = (record: RoundRecord, verified: Verified, stakeKurus: number): Round => ({
  id: `${record.clientSeed}:${record.nonce}`,
  gameCode: record.gameCode,
  gameVersion: verified.version,
  stakeKurus,
  stakedKurus: verified.stakedKurus,
  bet: record.bet,
  moves: record.moves,
  shown: verified.shown as Round['shown'],
  choices: [],
  isDecided: verified.winKurus !== null,
  isFree: false,
  steps: [],
  winKurus: verified.winKurus ?? 0,
  state: verified.winKurus === null ? 'open' : 'settled',
  nonce: record.nonce,
  commitment: verified.commitment,
  digest: verified.digest,
  clientSeed: record.clientSeed,
  startedAt: '',
})
