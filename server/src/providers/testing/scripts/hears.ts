import type { CaseId, Meaning, Wire, WireReply } from '../wire.ts'
import type { Reply } from './model.ts'

/** Whether this is such a reply, in the words of the supplier's contract. */
export function hears(wire: Wire, { http, status, balanceE5 }: WireReply, reply: Reply): boolean {
  const balances = balancesOf(wire, reply)
  const isBalance = balanceE5 === undefined || !balances || balances.includes(balanceE5)
  return http === 200 && isBalance && isWordFor(wire, status, reply)
}

function isWordFor(
  { says, answers = {}, replay, reversedBefore, excluded, paidBet }: Wire,
  status: string,
  reply: Reply,
): boolean {
  const words = (meaning: Meaning, ...cases: CaseId[]) => [
    says[meaning],
    ...cases.map((id) => answers[id]),
    meaning === 'disabled' ? excluded : undefined,
  ]
  const isDone = [...words('ok', 'W16', 'W17', 'W19'), reversedBefore].includes(status)
  switch (reply.is) {
    case 'taken':
      return status === ((reply.kind === 'rollback' && answers.W15) || says.ok)
    case 'taken before':
      return status === (replay?.says ?? says.ok)
    case 'nothing to do':
      return isDone
    case 'turned down':
      return !isDone && status !== says.failed
    case 'refused':
      return reply.as.some((as) => {
        if (as !== 'unknownTransaction') return words(as).includes(status)
        return [...words(as, 'W21'), paidBet].includes(status)
      })
  }
}

/** Which balances it may tell, where that is said. */
function balancesOf({ replay }: Wire, reply: Reply): bigint[] | undefined {
  if (reply.is === 'taken before') return [replay?.balance === 'now' ? reply.nowE5 : reply.thenE5]
  if (!('balanceE5' in reply) || reply.balanceE5 === undefined) return undefined
  return [reply.balanceE5]
}
