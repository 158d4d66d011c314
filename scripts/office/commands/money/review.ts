import * as contract from '@zar/contract/office/withdrawals/house'
import { type Command, command, type Desk, type Lines, sayCame } from '../../client/command.ts'
import { oneOf, player, reason, shaped, whole } from '../../client/words.ts'
import { momentOf } from '../../terminal-text.ts'
import { playerOf } from '../shared.ts'

const LENGTHS = [
  'firstMinutes',
  'eachMinutes',
  'mostMinutes',
  'askedHours',
  'opensMinute',
  'closesMinute',
  'brakeHourE5',
  'brakeTimes',
] as const
type Length = (typeof LENGTHS)[number]

/** The review clock of the whole house. */
export const REVIEW: Command[] = [
  command(
    {
      name: 'withdrawals rule',
      takes: [],
      does: 'shows the rule of the review clock, and what waits for a second person',
    },
    async (desk) => sayHouse(await desk.call(contract.readReviewHouse, {})),
  ),
  command(
    {
      name: 'withdrawals rule set',
      takes: [
        oneOf('LENGTH', LENGTHS),
        shaped('VALUE', 'a whole number, or none', /^(\d{1,15}|none)$/),
        reason,
      ],
      does: 'sets one length of that rule (two people)',
    },
    async (desk, name, value, because) => {
      const lengths = await changed(desk, name, value)
      const came = await desk.call(contract.setReviewRule, { lengths, reason: because })
      return sayCame(came, 'The new version holds for what is held from now on.')
    },
  ),
  command(
    {
      name: 'withdrawals incident',
      takes: [whole('HOURS', 'whole hours', { least: 1, most: 24 }), reason],
      does: 'gives every open review more time, once in seven days (two people)',
    },
    async (desk, hours, because) => {
      const came = await desk.call(contract.declareIncident, { hours, reason: because })
      return sayCame(came, 'All reviews have more time, and their players are told.')
    },
  ),
  command(
    {
      name: 'withdrawals legal-hold',
      takes: [player, oneOf('GROUND', contract.LEGAL_GROUNDS), reason],
      does: 'holds all withdrawals of a player by law (two people)',
    },
    async (desk, number, ground, because) => {
      const held = { player: await playerOf(desk, number), ground, reason: because }
      const came = await desk.call(contract.placeLegalHold, held)
      return sayCame(came, 'Held by law: no clock runs for their withdrawals.')
    },
  ),
  command(
    { name: 'withdrawals legal-lift', takes: [player, reason], does: 'lifts that (two people)' },
    async (desk, number, because) => {
      const lifted = { player: await playerOf(desk, number), reason: because }
      const came = await desk.call(contract.liftLegalHold, lifted)
      return sayCame(came, 'Lifted: their withdrawals are looked at once more.')
    },
  ),
]

async function changed(desk: Desk, name: Length, value: string): Promise<contract.ReviewLengths> {
  const { lengths } = await desk.call(contract.readReviewHouse, {})
  const set = name === 'brakeHourE5' ? value : value === 'none' ? null : Number(value)
  // What is no length is refused by the office.
  return { ...lengths, [name]: set }
}

function sayHouse(house: contract.ReviewHouse): Lines {
  const by = house.by === null ? 'as delivered' : `by ${house.first} and ${house.by}`
  const waiting = house.waiting.map(
    ({ kind, by: who, hours, lapsesAt, because }) =>
      `${who} asks: ${kind}${hours === null ? '' : ` of ${hours} h`}, until ${momentOf(lapsesAt)}. ${because}`,
  )
  return [
    `Version ${house.version} since ${momentOf(house.setAt)}, ${by}`,
    ...LENGTHS.map((name) => `  ${name.padEnd(14)} ${house.lengths[name] ?? 'none'}`),
    ...waiting,
  ]
}
