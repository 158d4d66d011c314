import { PROVIDERS } from '@zar/contract/casino/casino'
import { foldCode } from '@zar/contract/offers/fold-code'
import {
  OfferContent,
  type OfferKind,
  type OfferTerms,
  whatIsOdd,
} from '@zar/contract/office/offers/terms'
import { kurusIn } from '../../parts/typed-sum.ts'
import { typedOf } from '../sums.ts'

/** Every field as it is typed; a kind has some of them. */
export type Typed = {
  kind: OfferKind
  id: string
  amount: string
  share: string
  depositMin: string
  spins: string
  code: string
  provider: string
  gameCode: string
  rounds: string
  stake: string
  wagering: string
  days: string
  maxStake: string
  maxWin: string
  counts: Record<string, string>
  onSports: boolean
  betPercent: string
  betOdds: string
  legOdds: string
  segment: string | null
  titleTr: string
  summaryTr: string
  titleEn: string
  summaryEn: string
}

export const BLANK: Typed = {
  kind: 'deposit_match',
  id: '',
  amount: '500',
  share: '50',
  depositMin: '100',
  spins: '20',
  code: '',
  provider: Object.keys(PROVIDERS)[0] ?? '',
  gameCode: '',
  rounds: '10',
  stake: '2',
  wagering: '5',
  days: '7',
  maxStake: '50',
  maxWin: '',
  counts: { 1: '100' },
  onSports: false,
  betPercent: '100',
  betOdds: '1,50',
  legOdds: '1,20',
  segment: null,
  titleTr: '',
  summaryTr: '',
  titleEn: '',
  summaryEn: '',
}

/** A content as it is typed. */
export function typedOfContent({ terms, words, segment }: OfferContent): Typed {
  return {
    ...BLANK,
    ...typedOfTerms(terms),
    kind: terms.kind,
    id: terms.id,
    days: `${terms.days}`,
    segment,
    titleTr: words.tr.title,
    summaryTr: words.tr.summary,
    titleEn: words.en.title,
    summaryEn: words.en.summary,
  }
}

function typedOfTerms(terms: OfferTerms): Partial<Typed> {
  if (terms.kind === 'free_rounds') {
    const { provider, gameCode, rounds, stakeKurus } = terms
    return { provider, gameCode, rounds: `${rounds}`, stake: typedOf(stakeKurus) }
  }
  const amount = typedOf(terms.amountKurus)
  if (terms.kind === 'free_bet') return { amount }
  const counts = Object.entries(terms.contribution).map(([id, share]) => [id, `${share}`])
  return {
    amount,
    wagering: `${terms.wagering}`,
    maxStake: typedOf(terms.maxStakeKurus),
    maxWin: terms.maxWinKurus === undefined ? '' : typedOf(terms.maxWinKurus),
    counts: Object.fromEntries(counts),
    ...typedOfBets(terms.bets),
    ...typedOfKind(terms),
  }
}

type Bets = { percent: number; oddsMinMilli: number; legOddsMinMilli: number } | undefined
const oddsTyped = (milli: number): string => `${milli / 1_000}`.replace('.', ',')

const typedOfBets = (bets: Bets): Partial<Typed> =>
  bets
    ? {
        onSports: true,
        betPercent: `${bets.percent}`,
        betOdds: oddsTyped(bets.oddsMinMilli),
        legOdds: oddsTyped(bets.legOddsMinMilli),
      }
    : { onSports: false }

function typedOfKind(terms: Exclude<OfferTerms, { kind: 'free_bet' | 'free_rounds' }>) {
  if (terms.kind === 'free_spins') return { spins: `${terms.spins}` }
  if (terms.kind === 'promo_code') return { code: terms.code }
  return { share: `${terms.sharePercent}`, depositMin: typedOf(terms.depositMinKurus) }
}

const wholeIn = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
const milliIn = (text: string): number => Math.round(Number(text.trim().replace(',', '.')) * 1_000)

/** What was typed as terms, right or not: the contract says which fields are wrong. */
function termsIn(typed: Typed): unknown {
  const { kind, id } = typed
  const days = wholeIn(typed.days)
  const amountKurus = kurusIn(typed.amount)
  if (kind === 'free_bet') return { id, kind, amountKurus, days }
  if (kind === 'free_rounds') {
    const { provider, gameCode, rounds, stake } = typed
    const stakeKurus = kurusIn(stake)
    return { id, kind, provider, gameCode, rounds: wholeIn(rounds), stakeKurus, days }
  }
  const spins = wholeIn(typed.spins)
  const maxStakeKurus = kurusIn(typed.maxStake)
  const frame = {
    id,
    kind,
    // Rounds are so many stakes: their sum is what is given.
    amountKurus: kind === 'free_spins' ? spins * maxStakeKurus : amountKurus,
    wagering: wholeIn(typed.wagering),
    days,
    maxStakeKurus,
    maxWinKurus: typed.maxWin.trim() === '' ? undefined : kurusIn(typed.maxWin),
    ...countingIn(typed),
  }
  if (kind === 'free_spins') return { ...frame, spins }
  if (kind === 'promo_code') return { ...frame, code: foldCode(typed.code) }
  return {
    ...frame,
    sharePercent: wholeIn(typed.share),
    depositMinKurus: kurusIn(typed.depositMin),
  }
}

function countingIn({ onSports, counts, betPercent, betOdds, legOdds }: Typed) {
  if (!onSports) {
    const shares = Object.entries(counts).filter(([, share]) => share.trim() !== '')
    return { contribution: Object.fromEntries(shares.map(([id, share]) => [id, wholeIn(share)])) }
  }
  return {
    contribution: {},
    bets: {
      percent: wholeIn(betPercent),
      oddsMinMilli: milliIn(betOdds),
      legOddsMinMilli: milliIn(legOdds),
    },
  }
}

/** The field of the form that a member of the terms is typed in. */
const FIELDS: Partial<Record<string, keyof Typed>> = {
  amountKurus: 'amount',
  sharePercent: 'share',
  depositMinKurus: 'depositMin',
  stakeKurus: 'stake',
  maxStakeKurus: 'maxStake',
  maxWinKurus: 'maxWin',
  contribution: 'counts',
  bets: 'betPercent',
  oddsMinMilli: 'betOdds',
  legOddsMinMilli: 'legOdds',
  percent: 'betPercent',
}
const fieldOf = (member: string): string => FIELDS[member] ?? member

export type Read = { content: OfferContent | undefined; wrong: ReadonlySet<string> }

/** What was typed, and the fields that are wrong. */
export function readForm(typed: Typed): Read {
  const wished = {
    terms: termsIn(typed),
    words: {
      tr: { title: typed.titleTr, summary: typed.summaryTr },
      en: { title: typed.titleEn, summary: typed.summaryEn },
    },
    segment: typed.segment,
  }
  const read = OfferContent.safeParse(wished)
  if (read.success) {
    const odd = whatIsOdd(read.data.terms).map(fieldOf)
    return { content: odd.length === 0 ? read.data : undefined, wrong: new Set(odd) }
  }
  return { content: undefined, wrong: new Set(wrongMembers(read.error.issues).map(fieldOf)) }
}

type Issue = { path: PropertyKey[]; code?: string; errors?: Issue[][] }

/** Of a union each branch tells its own; the one of the kind is that with the fewest wrong members. */
function wrongMembers(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.errors && issue.errors.length > 0) {
      const branches = issue.errors.map((branch) => wrongMembers(branch))
      const named = branches.filter((members) => !members.includes('kind'))
      return (
        (named.length > 0 ? named : branches).sort((one, other) => one.length - other.length)[0] ??
        []
      )
    }
    const names = issue.path.filter((step) => typeof step === 'string')
    const known = names.findLast((name) => fieldOf(name) in BLANK)
    return [known ?? names.at(-1) ?? 'kind']
  })
}
