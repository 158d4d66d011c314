import { LRUCache } from 'lru-cache'
import type { Demo } from '../../rounds/demo/demos.ts'
import type { CommandReply } from '../owner/outlet.ts'
import type { OwnBet } from '../protocol.ts'

type Asked = {
  demo: Demo
  stakeKurus: number
  bet: OwnBet | undefined
  /** What it came to is in the purse. */
  isSettled: boolean
}

/** So many are remembered, for a command that is repeated late. */
const REMEMBERED = 20_000

/**
 * Play money in rooms. It lies at the process that opened the demo; the room's owner decides the bets
 * and asks no wallet. Where the owner is gone with the bets, their stakes are back at once.
 */
export function openDemoBets() {
  /** The command of each bet. All bets of a room are heard, and few are of play money. */
  const commandOf = new Map<string, string>()
  const asked = new LRUCache<string, Asked>({
    max: REMEMBERED,
    dispose: ({ bet }) => bet && commandOf.delete(bet.id),
  })

  const credit = (commandId: string, kurus: number) => {
    const one = asked.peek(commandId)
    if (!one || one.isSettled) return
    one.demo.balanceKurus += kurus
    one.isSettled = true
  }

  return {
    /** Takes the stake. False where the purse has less. */
    take(demo: Demo, commandId: string, stakeKurus: number): boolean {
      if (asked.has(commandId)) return true
      if (demo.balanceKurus < stakeKurus) return false
      demo.balanceKurus -= stakeKurus
      asked.set(commandId, { demo, stakeKurus, bet: undefined, isSettled: false })
      return true
    },
    answered(commandId: string, reply: CommandReply): void {
      const one = asked.peek(commandId)
      if (one && 'refusal' in reply) credit(commandId, one.stakeKurus)
      else if (one && 'bet' in reply) {
        one.bet = reply.bet
        commandOf.set(reply.bet.id, commandId)
      }
    },
    /** How a bet stands. Answers the purse it belongs to, or undefined where it is none of play money. */
    heard(bet: OwnBet): Demo | undefined {
      const commandId = commandOf.get(bet.id)
      const one = commandId === undefined ? undefined : asked.peek(commandId)
      if (commandId === undefined || !one) return undefined
      one.bet = bet
      if (bet.state === 'decided') credit(commandId, bet.returnKurus ?? 0)
      if (bet.state === 'back') credit(commandId, one.stakeKurus)
      return one.demo
    },
    betsOf: (demo: Demo): OwnBet[] =>
      [...asked.values()].flatMap((one) =>
        one.demo === demo && one.bet && !one.isSettled ? [one.bet] : [],
      ),
    /** The owner is gone. */
    giveAllBack(): void {
      for (const [commandId, { stakeKurus }] of [...asked.entries()]) credit(commandId, stakeKurus)
    },
  }
}

export type DemoBets = ReturnType<typeof openDemoBets>
