/** Corrections of a player's balance: proposed by one person of finance, approved by another, tied to what went wrong. */
import { z } from 'zod/mini'
import type { Locale } from '../limits.ts'
import { operation } from './operation.ts'
import { NOBODY, PlayerId } from './players.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'

/** What a correction refers to. A round is called by the number of the transfer that began it. */
export const LINKED_KINDS = ['round', 'payment', 'bet', 'ticket', 'complaint'] as const
export type LinkedKind = (typeof LINKED_KINDS)[number]

type Told = Record<Locale, string>
type CodeFacts = {
  name: Told
  /** What the player reads, before the sum. Absent: the code is not for this direction. */
  added?: Told
  taken?: Told
}

/** Why a balance is corrected. */
export const CORRECTION_CODES = {
  unfinished_round: {
    name: { tr: 'Yarım kalan tur', en: 'Unfinished round' },
    added: {
      tr: 'Yarım kalan turun kazancı hesabına eklendi',
      en: 'What your unfinished round won was added to your balance',
    },
  },
  missing_deposit: {
    name: { tr: 'Eksik yatırma', en: 'Missing deposit' },
    added: {
      tr: 'Hesabına geçmeyen yatırman eklendi',
      en: 'A deposit that had not reached your balance was added',
    },
  },
  wrong_settlement: {
    name: { tr: 'Yanlış sonuçlandırma', en: 'Wrong settlement' },
    added: {
      tr: 'Yanlış sonuçlandırılan bahsinin farkı hesabına eklendi',
      en: 'The difference of a bet that was settled wrongly was added to your balance',
    },
    taken: {
      tr: 'Yanlış sonuçlandırılan bahsin fazlası hesabından düşüldü',
      en: 'What a wrongly settled bet had paid too much was taken from your balance',
    },
  },
  complaint_upheld: {
    name: { tr: 'Haklı bulunan şikâyet', en: 'Complaint upheld' },
    added: {
      tr: 'Şikâyetinin sonucu hesabına eklendi',
      en: 'The outcome of your complaint was added to your balance',
    },
  },
  paid_twice: {
    name: { tr: 'İki kez ödenmiş', en: 'Paid twice' },
    taken: {
      tr: 'İki kez ödenen tutar hesabından düşüldü',
      en: 'A sum that had been paid twice was taken from your balance',
    },
  },
} as const satisfies Record<string, CodeFacts>
export type CorrectionCode = keyof typeof CORRECTION_CODES

const CODES = Object.keys(CORRECTION_CODES) as [CorrectionCode, ...CorrectionCode[]]

/** The codes that fit a direction, in the order of the list. */
export const codesOf = (isAddition: boolean): readonly CorrectionCode[] =>
  CODES.filter((code) => toldOf(code, isAddition) !== undefined)

/** What the player reads, before the sum; undefined where the code is not for this direction. */
export const toldOf = (code: CorrectionCode, isAddition: boolean): Told | undefined => {
  const facts: CodeFacts = CORRECTION_CODES[code]
  return isAddition ? facts.added : facts.taken
}

/** E5 in text. */
const Money = z.string().check(z.regex(/^\d{1,16}$/))
const Linked = z.strictObject({
  kind: z.enum(LINKED_KINDS),
  number: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
})
export type Linked = z.output<typeof Linked>

const Terms = {
  id: PlayerId,
  isAddition: z.boolean(),
  /** Whole kuruş in E5. */
  amountE5: Money,
  code: z.enum(CODES),
  linked: Linked,
  reason: Reason,
}

const EXAMPLE = {
  id: NOBODY,
  isAddition: true,
  amountE5: '75000000',
  code: 'unfinished_round',
  linked: { kind: 'round', number: '1' },
  reason: 'The supplier has confirmed the win of 750.',
} as const

export const proposeCorrection = operation({
  method: 'POST',
  path: '/api/office/propose-correction',
  summary: 'Proposes to correct a player’s balance; another person approves it within an hour',
  right: 'adjustment.propose',
  writes: true,
  example: EXAMPLE,
  input: z.strictObject(Terms),
  output: Outcome,
})

export const approveCorrection = operation({
  method: 'POST',
  path: '/api/office/approve-correction',
  summary: 'Approves what another person proposed, with the same terms: the balance is corrected',
  right: 'adjustment.approve',
  writes: true,
  example: { ...EXAMPLE, proposal: '1' },
  input: z.strictObject({ ...Terms, proposal: ProposalId }),
  output: Outcome,
})

const Correction = z.object({
  id: z.string(),
  at: z.string(),
  player: z.object({ id: z.uuid(), number: z.string(), username: z.string() }),
  isAddition: z.boolean(),
  amountE5: z.string(),
  code: z.enum(CODES),
  linked: Linked,
  reason: z.string(),
  proposedBy: z.string(),
  approvedBy: z.string(),
})
export type Correction = z.output<typeof Correction>

export const listCorrections = operation({
  method: 'POST',
  path: '/api/office/corrections',
  summary: 'Corrections that were posted, the newest first',
  right: 'adjustment.view',
  writes: false,
  example: {},
  input: z.strictObject({
    player: z.optional(PlayerId),
    /** The number of the last one that was read. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({ rows: z.array(Correction), next: z.nullable(z.string()) }),
})

/** What the form shows before anything is proposed. */
export const previewCorrection = operation({
  method: 'POST',
  path: '/api/office/preview-correction',
  summary:
    'What the linked record says, what the balance would be, and what the person may still propose today',
  right: 'adjustment.propose',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId, linked: z.optional(Linked) }),
  output: z.object({
    balanceE5: z.string(),
    /** What is left of the person's limit today. */
    leftE5: z.string(),
    /** Null where there is no such record of this player. */
    linked: z.nullable(
      z.object({ at: z.string(), amountE5: z.nullable(z.string()), state: z.nullable(z.string()) }),
    ),
  }),
})
