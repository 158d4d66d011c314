import { REJECTION_READS } from '@zar/contract/office/withdrawals/reads'
import * as contract from '@zar/contract/office/withdrawals/withdrawals'
import { DOCUMENT_KINDS } from '@zar/contract/players/documents'
import { type Command, command, type Desk, type Lines, sayCame } from '../../client/command.ts'
import { id, oneOf, optional, reason, whole } from '../../client/words.ts'
import { listed, momentOf, moneyOf } from '../../terminal-text.ts'
import { pagesOf, type Seen, seenId } from '../shared.ts'

const CODES = ['wrong_account', 'other_name', 'more_proof', 'review_failed'] as const
/** What one person decides: a fact, which the reason proves. */
const FACTS = ['wrong_account', 'other_name'] as const
const isFact = (code: (typeof CODES)[number]): code is (typeof FACTS)[number] =>
  FACTS.some((fact) => fact === code)

const hours = whole('HOURS', 'whole hours', { least: 1, most: 24 })

/** The withdrawal as it was seen, else as it stands now. */
const seenOf = async (desk: Desk, { key: id, version }: Seen) => ({
  id,
  version: version ?? (await desk.call(contract.readWithdrawal, { id })).version,
})

export const WITHDRAWALS: Command[] = [
  command(
    {
      name: 'withdrawals',
      takes: [optional(oneOf('STATE', contract.WITHDRAWAL_STATES))],
      does: 'lists those that wait for a person, and when each ends by itself',
    },
    list,
  ),
  command(
    {
      name: 'withdrawals show',
      takes: [seenId],
      does: 'shows one: what the rules saw, and what happened',
    },
    async (desk, { key: id }) => sayCase(await desk.call(contract.readWithdrawal, { id })),
  ),
  command(
    {
      name: 'withdrawals approve',
      takes: [seenId],
      does: 'sends one to the bank; a high one once another person has approved it too',
    },
    async (desk, seen) => {
      const { outcome } = await desk.call(contract.approveWithdrawal, await seenOf(desk, seen))
      if (outcome === 'timed') return ['Approved: it goes once its account is no longer new.']
      return sayCame({ outcome }, 'Approved: it goes to the bank.')
    },
  ),
  command(
    {
      name: 'withdrawals consent',
      takes: [seenId, reason],
      does: 'says the yes of compliance to one above what two people may approve; it sends nothing',
    },
    async (desk, seen, because) => {
      const consent = { ...(await seenOf(desk, seen)), reason: because }
      await desk.call(contract.consentToWithdrawal, consent)
      return ['The consent is written. Two people have to approve as well.']
    },
  ),
  command(
    {
      name: 'withdrawals reject',
      takes: [seenId, oneOf('CODE', CODES), reason],
      does: 'gives its money back to the player: wrong_account and other_name at once, the others by two people',
    },
    async (desk, which, code, because) => {
      const seen = await seenOf(desk, which)
      const came = isFact(code)
        ? await desk.call(contract.rejectOnFact, { ...seen, code, reason: because })
        : await desk.call(contract.rejectOnJudgement, { ...seen, code, reason: because })
      return sayCame(
        came,
        `Rejected: the money is back. The player reads: ${REJECTION_READS[code].en}`,
      )
    },
  ),
  command(
    {
      name: 'withdrawals extend',
      takes: [seenId, oneOf('CODE', contract.EXTEND_CODES), hours, reason],
      does: 'gives a review more time, 72 hours in all (two people)',
    },
    async (desk, which, code, more, because) => {
      const seen = await seenOf(desk, which)
      const asked = { ...seen, code, hours: more, reason: because }
      const came = await desk.call(contract.extendWithdrawal, asked)
      return sayCame(came, `Extended by ${more} h, and the player is told.`)
    },
  ),
  command(
    {
      name: 'withdrawals hold',
      takes: [id, oneOf('CODE', contract.HOLD_CODES), hours, reason],
      does: 'holds one that the bank was not asked for yet, once',
    },
    async (desk, which, code, long, because) => {
      const held = { id: which, code, hours: long, reason: because }
      await desk.call(contract.holdWithdrawal, held)
      return [`Held for ${long} h, and the player is told.`]
    },
  ),
  command(
    {
      name: 'withdrawals ask',
      takes: [seenId, oneOf('KIND', DOCUMENT_KINDS), reason],
      does: 'asks the player for a document, once (two people)',
    },
    async (desk, which, kind, because) => {
      const seen = await seenOf(desk, which)
      const came = await desk.call(contract.askPlayer, { ...seen, kind, reason: because })
      return sayCame(came, 'The player is asked, and has three days.')
    },
  ),
]

async function list(desk: Desk, state?: contract.WithdrawalRow['state']): Promise<Lines> {
  const first = await desk.call(contract.listWithdrawals, { state })
  const rows = await pagesOf(async (after) =>
    after === undefined ? first : desk.call(contract.listWithdrawals, { state, after }),
  )
  const stopped = first.stopped === null ? [] : [`No clock pays now: ${STOPS[first.stopped]}.`]
  const sum = `${first.count} wait, ${moneyOf(first.sumE5)} in all.`
  return [...stopped, ...listed(rows.flatMap(sayRow), 'No withdrawal waits.'), sum]
}

const STOPS = {
  seal: 'the chain of the ledger is broken',
  licence: 'real money has no licence',
}
const ENDS = { paid: 'it is paid', returned: 'its money goes back', law: 'the law decides' }

function sayRow(one: contract.WithdrawalRow): Lines {
  const { id, version, player, amountE5, method, clockAt, atEnd } = one
  const end =
    clockAt === null ? 'No clock runs' : `Undecided ${ENDS[atEnd]} at ${momentOf(clockAt)}`
  const first =
    one.firstApprover === null
      ? []
      : [`    Approved by ${one.firstApprover}; another person decides.`]
  const asked = one.waiting.map(
    ({ by, kind, code, hours: more, because }) =>
      `    ${by} asks: ${[kind, code, more === null ? null : `${more} h`].filter(Boolean).join(' ')}. ${because}`,
  )
  const open = one.owner === null ? '' : ` ${one.owner.name} has it open.`
  return [
    `${id}@${version}  ${moneyOf(amountE5)}  ${player.number} ${player.username}  ${method}`,
    `    ${end}. ${one.why}${open}`,
    ...first,
    ...asked,
  ]
}

const sayCase = (one: contract.WithdrawalCase): Lines => [
  ...sayRow(one),
  `    To ${one.account}. ${one.hoursLeft} h may still be added.`,
  ...one.facts.map(({ text, isOver }) => `    ${isOver ? '!' : ' '} ${text}`),
  ...one.steps.map(sayStep),
]

function sayStep({
  at,
  step,
  reason: code,
  by,
  first,
  note,
}: contract.WithdrawalCase['steps'][number]): string {
  const who = [first, by].filter((one) => one !== null).join(' and ')
  const parts = [momentOf(at), step, code, who === '' ? null : `by ${who}`, note]
  return `    ${parts.filter((part) => part !== null).join('  ')}`
}
