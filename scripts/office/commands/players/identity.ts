import * as checks from '@zar/contract/office/identity/checks'
import * as erasures from '@zar/contract/office/identity/erasures'
import { byTwo, type Command, command, type Lines } from '../../client/command.ts'
import { player, reason, shaped } from '../../client/words.ts'
import { listed, momentOf, moneyOf } from '../../terminal-text.ts'
import { playerOf } from '../shared.ts'

const DOUBTS = {
  unclear: 'the documents are unclear',
  number_held: 'another account holds the number',
  excluded: 'an account of the same number is excluded, and was never checked',
}

export const IDENTITY: Command[] = [
  command(
    { name: 'identity', takes: [], does: 'lists the identity checks that wait for a person' },
    async (desk) =>
      listed(
        (await desk.call(checks.listIdentityChecks, {})).map(sayCheck),
        'No identity check waits.',
      ),
  ),
  command(
    {
      name: 'identity accept',
      takes: [player, reason],
      does: 'the player is who they say, and holds their identity number from now on',
    },
    async (desk, number, because) => {
      const id = await playerOf(desk, number)
      await desk.call(checks.decideIdentityCheck, { id, verdict: 'accept', reason: because })
      return ['Accepted, and the player is told.']
    },
  ),
  command(
    { name: 'identity refuse', takes: [player, reason], does: 'they are not; they may ask again' },
    async (desk, number, because) => {
      const id = await playerOf(desk, number)
      await desk.call(checks.decideIdentityCheck, { id, verdict: 'refuse', reason: because })
      return ['Refused, and the player is told.']
    },
  ),
]

function sayCheck({ player: of, because, askedAt, holder }: checks.IdentityCheck): string {
  const why = because === null ? 'not said' : DOUBTS[because]
  const whose = holder === null ? '' : `: ${holder}`
  return `${of.number}  ${of.username}  asked ${momentOf(askedAt)}, ${why}${whose}`
}

export const ERASE: Command[] = [
  command(
    {
      name: 'erase',
      takes: [],
      does: 'lists the accounts that wait to be erased, and erased ones that hold money',
    },
    async (desk) => sayErasures(await desk.call(erasures.listErasures, {})),
  ),
  command(
    {
      name: 'erase ask',
      takes: [player, reason],
      does: 'closes an account for a player who wrote to support, and puts it in line',
    },
    async (desk, number, because) => {
      const id = await playerOf(desk, number)
      await desk.call(erasures.askErasure, { id, reason: because })
      return ['Closed: every session of the player has ended, and the account waits to be erased.']
    },
  ),
  command(
    {
      name: 'erase back',
      takes: [player, reason],
      does: 'takes one back: the account is again what it was',
    },
    async (desk, number, because) => {
      const id = await playerOf(desk, number)
      await desk.call(erasures.takeBackErasure, { id, reason: because })
      return ['Taken back: the account is again what it was.']
    },
  ),
  byTwo(
    {
      name: 'erase now',
      takes: [player, shaped('TYPED', 'the number once more', /^\d{9}$/), reason],
      does: 'erases one that waits, at once and for good',
      done: 'Erased: nothing says any more who the player was.',
    },
    erasures.eraseNow,
    async (desk, number, typed, because) => ({
      id: await playerOf(desk, number),
      typed,
      reason: because,
    }),
  ),
]

const dayOf = (at: string) => at.slice(0, 10)

function sayErasures({ waiting, left }: erasures.Erasures): Lines {
  const lines = waiting.map(({ number, askedAt, dueAt, askedBy }) => {
    const by = askedBy === null ? '' : `, by ${askedBy}`
    return `${number}  asked ${dayOf(askedAt)}${by}, due ${dayOf(dueAt)}`
  })
  const money = left.map(
    ({ number, erasedAt, cashE5 }) =>
      `${number}  erased ${dayOf(erasedAt)}, holds ${moneyOf(cashE5)}`,
  )
  return [...listed(lines, 'No account waits to be erased.'), ...money]
}
