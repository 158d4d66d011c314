import type { Proposal } from '@zar/contract/office/proposals'
import { marketName } from '../../../lib/betting/market-name.ts'
import { voidReason } from '../../../lib/betting/void-reasons.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { texts } from '../../../lib/language/translate.ts'
import { oddsOf } from '../../parts/money.ts'
import { rightName } from '../../parts/rights/right-names.ts'
import { classLimitIn, classLimitTitle, sumsIn } from '../limits/class-limits.ts'
import { t as room } from '../texts.ts'
import { liraOf } from '../words.ts'

const t = texts({
  tr: {
    bets: 'Kupon',
    changed: 'Değişen kupon',
    winners: 'Kazanan kupon',
    stakedKurus: 'Yatan',
    paidKurus: 'Ödenecek',
    takenBackKurus: 'Geri alınacak',
    debtKurus: 'Borç',
    markets: 'Pazar',
    startsAt: 'Başlangıç',
    from: 'Şu andan itibaren oynanan',
    to: 'Şu andan önce oynanan',
    prices: 'Oranlar',
    outcomes: 'Sonuç',
    source: 'Kaynak',
    oddsMilli: 'Oran',
    code: 'Neden',
    playerClass: 'Sınıf',
    none: 'bahislerine göre',
    most: 'Yeni sınır: bahis, ödeme, kayıp',
    before: 'Şimdiki sınır: bahis, ödeme, kayıp',
    noLimit: 'yok',
  },
  en: {
    bets: 'Bets',
    changed: 'Bets that change',
    winners: 'Winning bets',
    stakedKurus: 'Staked',
    paidKurus: 'To pay',
    takenBackKurus: 'To take back',
    debtKurus: 'Debt',
    markets: 'Markets',
    startsAt: 'Start',
    from: 'Placed from',
    to: 'Placed before',
    prices: 'Prices',
    outcomes: 'Outcome',
    source: 'Source',
    oddsMilli: 'Price',
    code: 'Reason',
    playerClass: 'Class',
    none: 'by their bets',
    most: 'New limit: stake, payout, loss',
    before: 'Limit now: stake, payout, loss',
    noLimit: 'none',
  },
})

const NAMED = [
  ...([
    'oddsMilli',
    'code',
    'playerClass',
    'most',
    'before',
    'source',
    'outcomes',
    'markets',
    'startsAt',
    'from',
    'to',
    'prices',
    'bets',
    'changed',
  ] as const),
  ...(['winners', 'stakedKurus', 'paidKurus', 'takenBackKurus', 'debtKurus'] as const),
]
type Named = (typeof NAMED)[number]
type Value = Proposal['facts'][string]

function wordsOf(name: Named, value: Value): string {
  if (name.endsWith('Kurus')) return liraOf(Number(value))
  if (name === 'oddsMilli') return oddsOf(Number(value))
  if (name === 'code') return `${value} · ${voidReason(Number(value))}`
  if (name === 'most' || name === 'before') return limitWords(value)
  if (value === null) return t('none')
  if (name === 'startsAt' || name === 'from' || name === 'to') return formatDate(String(value))
  return name === 'outcomes' ? String(value).replace(/[{}"]/g, '') : String(value)
}

const limitWords = (value: Value): string => sumsIn(value)?.map(liraOf).join(' · ') ?? t('noLimit')

/** What both people see, by name. */
export function factLines({ facts, terms }: Proposal): { name: string; value: string }[] {
  const all: Proposal['facts'] = { ...facts, ...terms }
  return NAMED.flatMap((name) => {
    const value = all[name]
    const isOpenEnd = value === null && (name === 'from' || name === 'to')
    return value === undefined || isOpenEnd ? [] : [{ name: t(name), value: wordsOf(name, value) }]
  })
}

/** What it moves; undefined of what moves nothing. */
export function sumOf({ facts }: Proposal): string | undefined {
  const kurus = Number(facts.paidKurus ?? 0) + Number(facts.takenBackKurus ?? 0)
  return kurus > 0 ? liraOf(kurus) : undefined
}

/** `Piyasayı sonuçlandırma: Galatasaray – Fenerbahçe, Maç sonucu`. */
export function proposalTitle({ right, object, facts }: Proposal): string {
  const limited = right === 'sportlimit.class' ? classLimitIn(object) : undefined
  if (limited) {
    const league = typeof facts.league === 'string' ? facts.league : null
    return `${room('classLimit')}: ${classLimitTitle(limited, league)}`
  }
  const { match, market, line, selection } = facts
  if (typeof match === 'string' && object.startsWith('event:'))
    return `${rightName(right)}: ${match}`
  if (typeof match !== 'string' || typeof market !== 'string')
    return `${rightName(right)}: ${object.replace(':', ' ')}`
  const [home = '', away = ''] = match.split(' – ')
  const asked = { key: market, line: typeof line === 'string' ? line : null }
  const named = marketName(asked, { sport: 'football', home, away })
  const chosen = typeof selection === 'string' ? ` ${selection}` : ''
  return `${rightName(right)}: ${match}, ${named}${chosen}`
}
