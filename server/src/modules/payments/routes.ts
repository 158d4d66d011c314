import * as contract from '@zar/contract/payment'
import { readingPrimary } from '../../db/read-db.ts'
import {
  implement,
  implementForPlayer,
  type PlayerCall,
  type Route,
} from '../../platform/http/route.ts'
import { serialByKey } from '../../platform/queues.ts'
import { Refusal } from '../../platform/refusal.ts'
import { depositAnswer, withdrawAnswer } from './answers.ts'
import { startDeposit } from './deposits/deposit.ts'
import type { PaymentDeps } from './deps.ts'
import { documentRoutes } from './documents/routes.ts'
import { readHistory } from './history/history.ts'
import { readDepositMethods } from './methods/house/settings.ts'
import { readLastUsed } from './methods/last-used.ts'
import { findMethod, presentMethod } from './methods/methods.ts'
import type { OrderCall } from './methods/read-order.ts'
import { WITHDRAWALS } from './methods/withdrawal-methods.ts'
import { admitOrder } from './order-guard.ts'
import { readJudging } from './pay-rule/read-pay-rule.ts'
import { makeStatement } from './statement/make-statement.ts'
import { readTransaction } from './timeline/transaction.ts'
import { endSessionsByLink, readStop, stopWithdrawal } from './withdrawals/stop.ts'
import { withdraw } from './withdrawals/withdraw.ts'

export function paymentRoutes(deps: PaymentDeps): Route[] {
  const serialByPlayer = serialByKey()
  const { reading = readingPrimary(deps.db) } = deps
  return [
    ...documentRoutes(deps),
    implementForPlayer(contract.methods, async ({ caller, player }) => {
      const [last, deposits] = await Promise.all([
        readLastUsed(deps.db, player.playerId),
        readDepositMethods(deps.db),
      ])
      return {
        data: [...deposits, ...WITHDRAWALS].map((method) =>
          presentMethod(method, caller.locale, last[method.type]),
        ),
      }
    }),
    implementForPlayer(contract.detail, async ({ input }) => {
      const method = findMethod(input.id, input.type)
      if (!method) throw new Refusal('payment_method_unknown')
      return { data: [...method.fields] }
    }),
    implementForPlayer(contract.deposit, async (call) => {
      await admitOrder(deps, call.player.playerId)
      const started = await startDeposit(deps, orderCall(call))
      return { data: started.url, message: depositAnswer(started) }
    }),
    implementForPlayer(contract.withdraw, async (call) => {
      await admitOrder(deps, call.player.playerId)
      const order = orderCall(call)
      const taken = await serialByPlayer(order.playerId, () => withdraw(deps, order))
      const rule = await readJudging(deps.db, taken.payRule ?? null)
      return { data: null, message: withdrawAnswer(taken, deps.clock.now(), rule) }
    }),
    implement(contract.stopState, async ({ input }) => ({
      data: await readStop(deps, input.token),
    })),
    implement(contract.stopWithdrawal, async ({ input }) => ({
      data: await stopWithdrawal(deps, input.token),
    })),
    implement(contract.endSessionsByLink, async ({ input }) => ({
      data: { ended: await endSessionsByLink(deps, input.token) },
    })),
    implementForPlayer(contract.history, async ({ input, player, caller }) => ({
      data: await reading((db) =>
        readHistory(db, { ...input, playerId: player.playerId, locale: caller.locale }),
      ),
    })),
    implementForPlayer(contract.statement, async ({ input, player, caller }) => ({
      data: await makeStatement(deps, {
        ...input,
        playerId: player.playerId,
        locale: caller.locale,
      }),
    })),
    implementForPlayer(contract.transaction, async ({ input, player, caller }) => ({
      data: await readTransaction(deps, {
        ...input,
        playerId: player.playerId,
        locale: caller.locale,
      }),
    })),
  ]
}

const orderCall = ({ input, player, caller }: PlayerCall<OrderCall['input']>): OrderCall => ({
  input,
  playerId: player.playerId,
  caller,
})
