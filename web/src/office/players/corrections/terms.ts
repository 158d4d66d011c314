import { KURUS_E5 } from '@zar/contract/money'
import {
  CORRECTION_CODES,
  type CorrectionCode,
  codesOf,
  LINKED_KINDS,
  type Linked,
  type LinkedKind,
  toldOf,
} from '@zar/contract/office/corrections'
import type { Proposal } from '@zar/contract/office/proposals'
import { locale } from '../../../lib/language/translate.ts'
import { moneyOf } from '../../parts/money.ts'
import { kurusIn } from '../../parts/typed-sum.ts'
import { t } from './texts.ts'

/** What a person has put into the form, as typed. */
export type Draft = {
  isAddition: boolean
  sum: string
  code: CorrectionCode
  kind: LinkedKind
  number: string
}

export const BLANK: Draft = {
  isAddition: true,
  sum: '',
  code: 'unfinished_round',
  kind: 'round',
  number: '',
}

/** `9.500`, `9500,5`, `9500.50`: at most two decimals. */
const SUM = /^\d{1,3}(?:[. ]?\d{3})*(?:[.,]\d{1,2})?$/

/** E5 of what was typed; 0 where it is no sum. */
export const sumIn = ({ sum }: Draft): bigint =>
  SUM.test(sum.trim()) ? BigInt(kurusIn(sum)) * KURUS_E5 : 0n

export const linkedIn = ({ kind, number }: Draft): Linked | undefined =>
  /^[1-9]\d{0,17}$/.test(number.trim()) ? { kind, number: number.trim() } : undefined

export const codeName = (code: CorrectionCode): string => CORRECTION_CODES[code].name[locale]

/** `Tur 55`. */
export const linkedName = ({ kind, number }: Linked): string => `${t(kind)} ${number}`

/** A code that does not fit the new direction gives way to the first that does. */
export function turned(draft: Draft, isAddition: boolean): Draft {
  const codes = codesOf(isAddition)
  const code = codes.includes(draft.code) ? draft.code : (codes[0] ?? draft.code)
  return { ...draft, isAddition, code }
}

/** The sentence that the player reads. */
export const saidOf = (code: CorrectionCode, isAddition: boolean, amountE5: bigint): string =>
  `${toldOf(code, isAddition)?.[locale] ?? ''}: ${moneyOf(`${amountE5}`)}`

type Moved = {
  code: CorrectionCode
  isAddition: boolean
  amountE5: bigint
  /** Of the player now; undefined while it is read. */
  cashE5: bigint | undefined
}

/** From where to where, what the balance becomes, and what the player reads: the same for both people. */
export function movedFacts({
  code,
  isAddition,
  amountE5,
  cashE5,
}: Moved): [string, string | undefined][] {
  const [source, target] = isAddition ? (['house', 'cash'] as const) : (['cash', 'house'] as const)
  const after = cashE5 === undefined ? undefined : cashE5 + (isAddition ? amountE5 : -amountE5)
  return [
    [t('source'), t(source)],
    [t('target'), t(target)],
    [
      t('balance'),
      after === undefined
        ? undefined
        : t('balanceThen', { before: moneyOf(`${cashE5}`), after: moneyOf(`${after}`) }),
    ],
    [t('reads'), saidOf(code, isAddition, amountE5)],
  ]
}

/** What was proposed, from the terms that are kept; undefined of another right's. */
export function termsOf({ terms }: Proposal) {
  const [kind = '', number = ''] = String(terms.linked ?? '').split(':')
  const known = LINKED_KINDS.find((one) => one === kind)
  if (!known || typeof terms.amountE5 !== 'string') return undefined
  return {
    isAddition: terms.isAddition === true,
    amountE5: terms.amountE5,
    code: terms.code as CorrectionCode,
    linked: { kind: known, number },
  }
}
