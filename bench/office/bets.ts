import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openWallet } from '../../server/src/modules/casino/index.ts'
import { PLAY_MONEY } from '../../server/src/modules/protection/index.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { openTable } from '../../server/src/testing/players/play.ts'
import type { TestCasino } from '../../server/src/testing/test-casino.ts'
import { percentile } from '../load/drive.ts'

export const BETS_A_SECOND = 50

/** Bets at a fixed rate, whatever their answers take, through the casino's own wallet. */
export async function openBets(casino: TestCasino, playerIds: readonly string[]) {
  const { pool, clock, house } = { ...casino, house: PLAY_MONEY }
  const wallet = openWallet({ pool, clock, house, log: openLog('fatal') })
  const tables: Awaited<ReturnType<typeof openTable>>[] = []
  for (const id of playerIds) tables.push(await openTable(casino, id))
  let made = 0

  async function bet(): Promise<number> {
    const table = tables[made++ % tables.length]
    if (!table) throw new Error('nobody plays')
    const began = performance.now()
    const { outcome } = await wallet.post(table.bet(1n, { roundId: randomUUID() }))
    if (outcome !== 'ok') throw new Error(`a bet was answered ${outcome}`)
    return performance.now() - began
  }

  /** The 99th percentile while `work` goes on. */
  async function during(work: () => Promise<unknown>): Promise<number> {
    const taken: Promise<number>[] = []
    let isOver = false
    const meanwhile = work().finally(() => {
      isOver = true
    })
    for (let due = performance.now(); !isOver; due += 1_000 / BETS_A_SECOND) {
      await wait(Math.max(0, due - performance.now()))
      taken.push(bet())
    }
    await meanwhile
    const times = (await Promise.all(taken)).sort((a, b) => a - b)
    return percentile(times, 0.99)
  }
  return { during, made: () => made, close: () => wallet.close() }
}
