import { LRUCache } from 'lru-cache'
import type { Demo } from '../../rounds/demo/demos.ts'
import type { CommandReply } from '../owner/outlet.ts'
import type { OwnBet } from '../protocol.ts'

/** A stake of a command: of a bet, or a further one of it. */
type Asked = {
  demo: Demo
  stakeKurus: number
  bet: OwnBet | undefined
  isFurther: boolean
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
  /** The commands of each bet, its own first. All bets of a room are heard, and few are of play money. */
  const commandsOf = new Map<string, string[]>()
  const asked = new LRUCache<string, Asked>({
    max: REMEMBERED,
    dispose: ({ bet }) => bet && commandsOf.delete(bet.id),
  })

  const credit = (commandId: string, kurus: number) => {
    const one = asked.peek(commandId)
    if (!one || one.isSettled) return
    one.demo.balanceKurus += kurus
    one.isSettled = true
  }

  return {
    /** Takes the stake. False where the purse has less. */
    take(demo: Demo, commandId: string, stakeKurus: number, isFurther = false): boolean {
      if (asked.has(commandId)) return true
      if (demo.balanceKurus < stakeKurus) return false
      demo.balanceKurus -= stakeKurus
      asked.set(commandId, { demo, stakeKurus, bet: undefined, isFurther, isSettled: false })
      return true
    },
    answered(commandId: string, reply: CommandReply): void {
      const one = asked.peek(commandId)
      if (one && 'refusal' in reply) credit(commandId, one.stakeKurus)
      else if (one && 'bet' in reply && !one.bet) {
        one.bet = reply.bet
        commandsOf.set(reply.bet.id, [...(commandsOf.get(reply.bet.id) ?? []), commandId])
      }
    },
    /** How a bet stands. Answers the purse it belongs to, or undefined where it is none of play money. */
    heard(bet: OwnBet): Demo | undefined {
      const commands = commandsOf.get(bet.id) ?? []
      for (const commandId of commands) {
        const one = asked.peek(commandId)
        if (!one) continue
        one.bet = bet
        const kurus = purseGains(one, bet)
        if (kurus !== undefined) credit(commandId, kurus)
      }
      return asked.peek(commands[0] ?? '')?.demo
    },
    betsOf: (demo: Demo): OwnBet[] =>
      [...asked.values()].flatMap((one) =>
        one.demo === demo && one.bet && !one.isFurther && !one.isSettled ? [one.bet] : [],
      ),
    /** The owner is gone. */
    giveAllBack(): void {
      for (const [commandId, { stakeKurus }] of [...asked.entries()]) credit(commandId, stakeKurus)
    },
  }
}

/** What the purse gains by a stake, once that is known. A bet's return comes with its own stake. */
function purseGains({ stakeKurus, isFurther }: Asked, bet: OwnBet): number | undefined {
  if (bet.state === 'back') return stakeKurus
  if (bet.state !== 'decided') return undefined
  return isFurther ? 0 : (bet.returnKurus ?? 0)
}

export type DemoBets = ReturnType<typeof openDemoBets>
