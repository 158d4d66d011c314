import type { Right } from '@zar/contract/office/rights/rights'
import { EXTEND_CODES, type WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { DOCUMENT_KINDS, type DocumentKind } from '@zar/contract/players/documents'
import type { ProofFor } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { t as documentName } from './law-texts.ts'
import { extendName, rejectName } from './texts.ts'

export const REJECT_CODES = ['other_name', 'wrong_account', 'more_proof', 'review_failed'] as const
export type RejectCode = (typeof REJECT_CODES)[number]
export type ExtendCode = (typeof EXTEND_CODES)[number]

/** A fact is one person's word; judgement takes two. */
export const isFact = (code: RejectCode): code is 'other_name' | 'wrong_account' =>
  code === 'other_name' || code === 'wrong_account'

export const rejectRight = (code: RejectCode): Right =>
  isFact(code) ? 'withdrawal.reject_fact' : 'withdrawal.reject_judged'

export const sumOf = ({ amountE5 }: Pick<WithdrawalCase, 'amountE5'>): string => moneyOf(amountE5)

/** What a proof is for: the right on this withdrawal and its sum. */
export const proofFor = (one: Pick<WithdrawalCase, 'id' | 'amountE5'>, right: Right): ProofFor => ({
  right,
  object: `withdrawal:${one.id}`,
  amountE5: one.amountE5,
})

type Waiting = WithdrawalCase['waiting'][number]

/** What another person has proposed with these terms. */
export const firstOf = (
  { waiting }: Pick<WithdrawalCase, 'waiting'>,
  terms: Pick<Waiting, 'kind' | 'code'> & { hours?: number },
): Waiting | undefined =>
  waiting.find(
    (one) =>
      !one.isOwn &&
      one.kind === terms.kind &&
      one.code === terms.code &&
      (terms.hours === undefined || one.hours === terms.hours),
  )

const isReject = (code: string | null): code is RejectCode =>
  REJECT_CODES.some((one) => one === code)
const isExtend = (code: string | null): code is ExtendCode =>
  EXTEND_CODES.some((one) => one === code)
const isDocument = (code: string | null): code is DocumentKind =>
  DOCUMENT_KINDS.some((one) => one === code)

/** What the code of a proposal says. */
export function codeName({ kind, code }: Pick<Waiting, 'kind' | 'code'>): string {
  if (kind === 'reject' && isReject(code)) return rejectName(code)
  if (kind === 'extend' && isExtend(code)) return extendName(code)
  if (kind === 'ask' && isDocument(code)) return documentName(code)
  return code ?? ''
}
