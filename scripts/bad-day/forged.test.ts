import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forged } from '../../arcade/src/wires/forgery.ts'
import { goodLine } from '../../arcade/src/wires/line.ts'
import {
  CASH_E5,
  KURUS_E5,
  movementOf,
  openCasino,
  STAKE_KURUS,
  seatAt,
  stored,
  walletOver,
} from './casino.ts'
import { PLACES } from './places.ts'

test('a forged call of any wire is refused in its contract’s own words, moves nothing and is counted', {
  timeout: 240_000,
}, async () => {
  const other = await openCasino()
  const sent: Record<string, number> = {}
  try {
    for (const place of Object.values(PLACES)) {
      const { playerId, holder } = await seatAt(other, place)
      const said: string[] = []
      const good = walletOver(other, place.wire, goodLine)
      const stake = { ...movementOf(holder), amountKurus: STAKE_KURUS }
      expect(await good.takeStake(stake)).toMatchObject({ kind: 'taken' })
      const owed = { ...stake, transactionUuid: randomUUID(), stakeUuid: stake.transactionUuid }
      for (let tenths = 0; tenths < 10; tenths++) {
        const wallet = walletOver(other, place.wire, async (url, init) => {
          sent[place.wire] = (sent[place.wire] ?? 0) + 1
          const answer = await goodLine(url, {
            ...init,
            body: forged(place.wire, init.body, tenths / 10),
          })
          said.push(await answer.clone().text())
          return answer
        })
        expect((await wallet.takeStake({ ...movementOf(holder), amountKurus: 1 })).kind).toBe(
          'doubtful',
        )
        expect(await wallet.payWin(owed)).toBeUndefined()
        await wallet.giveBack({ ...owed, transactionUuid: randomUUID() })
        await expect(wallet.balanceKurus(holder)).rejects.toThrow()
      }
      expect(said.length).toBeGreaterThanOrEqual(40)
      for (const text of said) expect(text).toMatch(place.forgery)
      expect(await stored(other.stage, playerId)).toEqual([{ kind: 'bet', outcome: 'ok' }])
      expect(await other.stage.house.cashE5(playerId)).toBe(
        CASH_E5 - BigInt(STAKE_KURUS) * KURUS_E5,
      )
      // It was the forgery alone that was refused.
      expect(await good.payWin(owed)).toBe(Number(CASH_E5 / KURUS_E5))
    }
    await other.end()
    const { rows } = await other.stage.house.pool.query(
      'select provider, sum(refused)::int as refused, sum(failed)::int as failed, sum(calls)::int as calls from provider_minute group by provider',
    )
    for (const { wire } of Object.values(PLACES)) {
      const forgeries = sent[wire] ?? 0
      expect(forgeries).toBeGreaterThanOrEqual(40)
      const counted = { provider: wire, refused: forgeries, failed: 0, calls: forgeries + 2 }
      expect(rows).toContainEqual(counted)
    }
  } finally {
    await other.stage.close()
  }
})
