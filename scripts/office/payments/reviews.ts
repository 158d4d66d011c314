import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import type { ExtendCode, LegalGround } from '../../../server/src/db/tables/payments.ts'
import {
  askPlayer,
  declareIncident,
  EXTENSIONS,
  extendReview,
  holdByHand,
  liftLegalHold,
  placeLegalHold,
  type RuleChange,
  readRule,
  setReviewRule,
} from '../../../server/src/modules/payments/index.ts'
import { idOf, numberOf, textOf } from '../arguments.ts'
import { depsOf } from '../database-clock.ts'
import { findPlayer, PLAYER_NUMBER } from '../players/player.ts'
import { refuse } from '../terminal-text.ts'

export const REVIEW_USAGE = `npm run office -- withdrawals extend ID CODE HOURS [TEXT]
                                                     gives a review up to 24 hours more, 72 in all: two people. CODE is
                                                     ${Object.keys(EXTENSIONS).join(', ')}
npm run office -- withdrawals hold ID CODE HOURS [TEXT]
                                                     holds one that the bank was not asked for yet, up to 24 hours, once. CODE is
                                                     payee, document, risk, manual
npm run office -- withdrawals ask ID [TEXT]          asks the player for a document, once, with three days for it: two people
npm run office -- withdrawals incident HOURS TEXT    gives all reviews up to 24 hours more, once in seven days: two people
npm run office -- withdrawals rule [NAME=VALUE … TEXT]
                                                     shows the rule of the review clock; or sets another version: two people
npm run office -- withdrawals legal-hold NUMBER GROUND TEXT
                                                     holds all withdrawals of a player by law: two people. GROUND is
                                                     legal_hold, sanction, court_order
npm run office -- withdrawals legal-lift NUMBER TEXT lifts it: two people`

type Verb = (db: Db, words: string[], operator: string) => Promise<boolean>

export const REVIEWS: Record<string, Verb> = {
  extend,
  hold,
  ask,
  incident,
  rule,
  'legal-hold': legalHold,
  'legal-lift': legalLift,
}

/** The terms of a proposal as words. */
export const sayTerms = (terms: Record<string, unknown>): string =>
  Object.values(terms).map(String).join(' ')

const WAITS =
  'Proposed by you, and nothing has moved: within an hour another person does the same with the same words.'

function tell<Came>(came: Came | 'needs another', done: (came: Came) => string): true {
  console.log(came === 'needs another' ? WAITS : done(came as Came))
  return true
}

const isCode = (word = ''): word is ExtendCode => Object.hasOwn(EXTENSIONS, word)

async function extend(db: Db, words: string[], operator: string): Promise<boolean> {
  const [which, code, number, ...text] = words
  const [paymentId, hours] = [idOf(which), numberOf(number)]
  if (!paymentId || !isCode(code) || hours === undefined) return false
  const note = textOf(text.join(' '))
  const came = await extendReview(depsOf(db), { paymentId, operator, code, hours, note })
  return tell(came, () => `Extended by ${hours} h, and the player is told.`)
}

const HOLDS = ['payee', 'document', 'risk', 'manual'] as const

async function hold(db: Db, words: string[], operator: string): Promise<boolean> {
  const [which, word, number, ...text] = words
  const [paymentId, hours] = [idOf(which), numberOf(number)]
  const code = HOLDS.find((one) => one === word)
  if (!paymentId || !code || hours === undefined) return false
  const note = textOf(text.join(' '))
  await holdByHand(depsOf(db), { paymentId, operator, code, hours, note })
  console.log(`Held for ${hours} h, and the player is told.`)
  return true
}

async function ask(db: Db, [which, ...text]: string[], operator: string): Promise<boolean> {
  const paymentId = idOf(which)
  if (!paymentId) return false
  const note = textOf(text.join(' '))
  const came = await askPlayer(depsOf(db), { paymentId, operator, note })
  return tell(came, () => 'The player is asked, and has three days.')
}

async function incident(db: Db, [number, ...text]: string[], operator: string): Promise<boolean> {
  const [hours, because] = [numberOf(number), textOf(text.join(' '))]
  if (hours === undefined || !because) return false
  const came = await declareIncident(depsOf(db), { operator, hours, because })
  return tell(
    came,
    ({ extended }) => `${extended} reviews have more time, and their players are told.`,
  )
}

const NAMES = [
  'first_minutes',
  'each_minutes',
  'most_minutes',
  'asked_hours',
  'opens_minute',
  'closes_minute',
  'brake_times',
] as const

async function rule(db: Db, words: string[], operator: string): Promise<boolean> {
  if (words.length === 0) return showRule(db)
  const isTerm = (word: string) => word.includes('=')
  const change = changeOf(words.filter(isTerm))
  const because = textOf(words.filter((word) => !isTerm(word)).join(' '))
  if (!because || !change) return false
  const came = await setReviewRule(depsOf(db), { operator, because, change })
  return tell(
    came,
    (version) => `Version ${version} of the rule holds for what is held from now on.`,
  )
}

/** Undefined where a term says nothing that can be set, or there is none. */
function changeOf(terms: readonly string[]): RuleChange | undefined {
  const named = terms.map(termOf)
  if (named.length === 0 || named.includes(undefined)) return undefined
  return Object.assign({}, ...named)
}

/** `first_minutes=20`; hours alone may be `none`. */
function termOf(term: string): RuleChange | undefined {
  const [, name = '', value = ''] = /^([a-z_]+)=(\d{1,9}|none)$/.exec(term) ?? []
  if (value === 'none')
    return name === 'opens_minute' || name === 'closes_minute' ? { [name]: null } : undefined
  if (name === 'brake_hour') return { brake_hour_e5: BigInt(value) * 100_000n }
  return NAMES.some((one) => one === name) ? { [name]: Number(value) } : undefined
}

async function showRule(db: Db): Promise<true> {
  const { version, brake_hour_e5: hour, ...lengths } = await readRule(db)
  console.log(`Version ${version}`)
  for (const [name, value] of Object.entries(lengths))
    console.log(`  ${name.padEnd(14)} ${value ?? 'none'}`)
  console.log(`  brake_hour     ${formatMoney(unitsOf(hour))}`)
  return true
}

const GROUNDS = ['legal_hold', 'sanction', 'court_order'] as const
const isGround = (word = ''): word is LegalGround => GROUNDS.some((one) => one === word)

async function legalHold(db: Db, words: string[], operator: string): Promise<boolean> {
  const [number = '', ground, ...text] = words
  const because = textOf(text.join(' '))
  if (!PLAYER_NUMBER.test(number) || !isGround(ground) || !because) return false
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  const came = await placeLegalHold(depsOf(db), { playerId, operator, because, ground })
  return tell(came, () => 'Held by law: no clock runs for their withdrawals.')
}

async function legalLift(db: Db, words: string[], operator: string): Promise<boolean> {
  const [number = '', ...text] = words
  const because = textOf(text.join(' '))
  if (!PLAYER_NUMBER.test(number) || !because) return false
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  const came = await liftLegalHold(depsOf(db), { playerId, operator, because })
  return tell(
    came,
    () => 'Lifted: their withdrawals are looked at once more, and then end by themselves.',
  )
}
