import * as mine from '@zar/contract/betting/bets'
import * as slip from '@zar/contract/betting/slip'
import { implement, implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { serialByKey } from '../../../platform/queues.ts'
import { setAuto } from './cash-out/auto.ts'
import { cashOut, quoteCashOut } from './cash-out/cash-out.ts'
import type { BetDeps } from './deps.ts'
import { readBet, readBetPage } from './mine/bet-page.ts'
import { PLACES, placeBet } from './placing/place-bet.ts'
import { answerCounter } from './review/answer-counter.ts'
import { quoteSlip } from './slip/quote.ts'
import { readShared, shareSlip } from './slip/share.ts'

export function betRoutes(deps: BetDeps): Route[] {
  const { db } = deps
  const placing = { ...deps, serialByPlayer: serialByKey(PLACES) }
  return [
    implement(slip.slipQuote, async ({ input: { legs } }) => ({
      data: await quoteSlip(db, legs),
    })),

    implementForPlayer(slip.mySlipQuote, async ({ input: { legs }, player: { playerId } }) => ({
      data: await quoteSlip(db, legs, playerId),
    })),

    implementForPlayer(slip.placeBet, async ({ input, player: { playerId } }) => ({
      data: await placeBet(placing, { ...input, playerId }),
    })),

    implement(slip.shareSlip, async ({ input: { legs } }) => ({
      data: { code: await shareSlip(deps, legs) },
    })),

    implement(slip.sharedSlip, async ({ input: { code } }) => ({
      data: await readShared(db, code),
    })),

    implementForPlayer(mine.myBets, async ({ input, player: { playerId } }) => ({
      data: await readBetPage(db, { ...input, playerId }),
    })),

    implementForPlayer(mine.myBet, async ({ input: { id }, player: { playerId } }) => ({
      data: await readBet(db, playerId, BigInt(id)),
    })),

    implementForPlayer(mine.answerCounter, async ({ input, player: { playerId } }) => {
      const betId = BigInt(input.betId)
      await answerCounter(deps, { playerId, betId, isTaken: input.isTaken })
      deps.onCommitted()
      return { data: await readBet(db, playerId, betId) }
    }),

    implementForPlayer(mine.cashOutQuote, async ({ input, player: { playerId } }) => ({
      data: await quoteCashOut(db, { ...input, playerId, betId: BigInt(input.betId) }),
    })),

    implementForPlayer(mine.cashOut, async ({ input, player: { playerId } }) => ({
      data: await cashOut(deps, { ...input, playerId }),
    })),

    implementForPlayer(mine.autoCashOut, async ({ input, player: { playerId } }) => {
      await setAuto(db, { ...input, playerId })
      return { data: await readBet(db, playerId, BigInt(input.betId)) }
    }),
  ]
}
