import { E5 } from '@zar/contract/money'
import * as contract from '@zar/contract/protection'
import { implementForPlayer, type Route } from '../../platform/http/route.ts'
import { refuseIf } from '../../platform/refusal.ts'
import type { ProtectionDeps } from './deps.ts'
import { askEnd, beginBreak, endOfExclusion, endOfTimeOut } from './exclusion/exclusion.ts'
import { confirmLimit, setLimit } from './limits/set-limit.ts'
import { readProtection } from './read-protection.ts'
import { readRealityCheck, seeRealityCheck, setRealityCheck } from './reality-check.ts'
import { ANSWERS } from './texts.ts'

/** What a player sees and changes of their own limits and breaks. */
export function protectionRoutes(deps: ProtectionDeps): Route[] {
  const now = () => deps.clock.now()
  return [
    implementForPlayer(contract.protection, async ({ player }) => ({
      data: await readProtection(deps, player.playerId),
    })),

    implementForPlayer(contract.setLimit, async ({ input, player: { playerId } }) => {
      const { kind, most } = input
      refuseIf(kind === 'time' && (most ?? 0) > contract.LIMIT_MAX.minutes, 'invalid_input')
      const exact = most === null ? null : BigInt(most) * (kind === 'time' ? 1n : E5)
      await setLimit(deps, { ...input, playerId, most: exact })
      const data = await readProtection(deps, playerId)
      const isWaiting = data.limits.some(
        (limit) => limit.kind === kind && limit.period === input.period && limit.wish !== null,
      )
      return { data, message: isWaiting ? ANSWERS.limitWished : ANSWERS.limitSet }
    }),

    implementForPlayer(contract.confirmLimit, async ({ input, player: { playerId } }) => {
      await confirmLimit(deps, { ...input, playerId })
      return { data: await readProtection(deps, playerId), message: ANSWERS.limitConfirmed }
    }),

    implementForPlayer(contract.takeTimeOut, async ({ input, player: { playerId } }) => {
      const endsAt = endOfTimeOut(input.length, now())
      await beginBreak(deps, { playerId, kind: 'time_out', endsAt })
      return { data: await readProtection(deps, playerId), message: ANSWERS.breakBegun }
    }),

    implementForPlayer(contract.excludeSelf, async ({ input, player: { playerId } }) => {
      const endsAt = endOfExclusion(input.length, now())
      await beginBreak(deps, { playerId, kind: 'self_exclusion', endsAt })
      return { data: await readProtection(deps, playerId), message: ANSWERS.breakBegun }
    }),

    implementForPlayer(contract.endExclusion, async ({ player: { playerId } }) => {
      await askEnd(deps, playerId)
      return { data: await readProtection(deps, playerId), message: ANSWERS.endAsked }
    }),

    implementForPlayer(contract.realityCheck, async ({ player }) => ({
      data: await readRealityCheck(deps, player.playerId),
    })),

    implementForPlayer(contract.setRealityCheck, async ({ input, player: { playerId } }) => {
      await setRealityCheck(deps, playerId, input.everyMinutes)
      return { data: await readRealityCheck(deps, playerId), message: ANSWERS.realityCheckSet }
    }),

    implementForPlayer(contract.seeRealityCheck, async ({ player: { playerId } }) => {
      await seeRealityCheck(deps, playerId)
      return { data: await readRealityCheck(deps, playerId) }
    }),
  ]
}
