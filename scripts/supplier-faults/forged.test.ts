import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { httpTransport } from '../../arcade/src/supplier-clients/transport.ts'
import { forged } from '../../arcade/src/testing/fault-injection/forged-request.ts'
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

test('a forged call of any supplier is refused in its contract’s own words, moves nothing and is counted', {
  timeout: 240_000,
}, async () => {
  const other = await openCasino()
  const sent: Record<string, number> = {}
  try {
    for (const place of Object.values(PLACES)) {
      const { playerId, holder } = await seatAt(other, place)
      const said: string[] = []
      const good = walletOver(other, place.supplier, httpTransport)
      const stake = { ...movementOf(holder), amountKurus: STAKE_KURUS }
      expect(await good.takeStake(stake)).toMatchObject({ kind: 'taken' })
      const owed = { ...stake, transactionUuid: randomUUID(), stakeUuid: stake.transactionUuid }
      for (let tenths = 0; tenths < 10; tenths++) {
        const wallet = walletOver(other, place.supplier, async (url, init) => {
          sent[place.supplier] = (sent[place.supplier] ?? 0) + 1
          const answer = await httpTransport(url, {
            ...init,
            body: forged(place.supplier, init.body, tenths / 10),
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
      expect(await stored(other.casinoFixture, playerId)).toEqual([{ kind: 'bet', outcome: 'ok' }])
      expect(await other.casinoFixture.testCasino.cashE5(playerId)).toBe(
        CASH_E5 - BigInt(STAKE_KURUS) * KURUS_E5,
      )
      // It was the forgery alone that was refused.
      expect(await good.payWin(owed)).toBe(Number(CASH_E5 / KURUS_E5))
    }
    await other.end()
    const { rows } = await other.casinoFixture.testCasino.pool.query(
      'select provider, sum(refused)::int as refused, sum(failed)::int as failed, sum(calls)::int as calls from provider_minute group by provider',
    )
    for (const { supplier } of Object.values(PLACES)) {
      const forgeries = sent[supplier] ?? 0
      expect(forgeries).toBeGreaterThanOrEqual(40)
      const counted = { provider: supplier, refused: forgeries, failed: 0, calls: forgeries + 2 }
      expect(rows).toContainEqual(counted)
    }
  } finally {
    await other.casinoFixture.close()
  }
})
