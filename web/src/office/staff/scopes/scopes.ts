import { E5 } from '@zar/contract/money'
import type { StaffScope } from '@zar/contract/office/people'
import { isRight, RIGHT_FACTS, RIGHTS, type Right } from '@zar/contract/office/rights/rights'
import { formatMoney } from '../../../lib/language/format.ts'
import { rightName } from '../../parts/rights/right-names.ts'
import { kurusIn } from '../../parts/typed-sum.ts'
import { t } from './texts.ts'

export type Kind = StaffScope['kind']
/** What a line may be made of. By a segment nothing of a player is known yet: such a scope would hide all. */
const OFFERED: readonly Kind[] = ['hours', 'amount', 'country']

/** The kinds that a line offers, its own among them. */
export const kindsFor = (own: Kind): readonly Kind[] =>
  OFFERED.includes(own) ? OFFERED : [...OFFERED, own]

/** A line as it is typed: the value of a country or a segment, of a sum, or the first hour and the hour after the last. */
export type Line = { right: Right | null; kind: Kind; value: string; until: string }

export const NEW_LINE: Line = { right: null, kind: 'hours', value: '9', until: '18' }

const KURUS_E5 = E5 / 100n

/** Which rights a kind of scope narrows; hours narrow each of them. */
export const rightsOf = (kind: Kind): readonly Right[] =>
  kind === 'hours' ? RIGHTS : RIGHTS.filter((right) => RIGHT_FACTS[right].scopes?.includes(kind))

export function lineOf({ right, kind, value }: StaffScope): Line {
  if (typeof value === 'string') return { right, kind, value, until: '' }
  if ('maxE5' in value) return { right, kind, value: `${BigInt(value.maxE5) / E5}`, until: '' }
  return { right, kind, value: `${value.from}`, until: `${value.until}` }
}

/** The scope that a line says; undefined where something of it is wrong. */
export function scopeOf({ right, kind, value, until }: Line): StaffScope | undefined {
  const typed = value.trim()
  if (kind === 'hours') {
    const hours = { from: hourIn(typed), until: hourIn(until.trim()) }
    const { from, until: end } = hours
    if (from === undefined || end === undefined || from === end) return undefined
    return { right, kind, value: { from, until: end } }
  }
  if (kind === 'amount') {
    const kurus = kurusIn(typed)
    if (kurus <= 0 || !Number.isSafeInteger(kurus)) return undefined
    return { right, kind, value: { maxE5: `${BigInt(kurus) * KURUS_E5}` } }
  }
  return /^[\w-]{1,40}$/.test(typed) ? { right, kind, value: typed } : undefined
}

const hourIn = (typed: string): number | undefined =>
  /^\d{1,2}$/.test(typed) && Number(typed) <= 24 ? Number(typed) : undefined

/** What one scope says in words: `Çekim onaylamak: saat 9–18`. */
export function scopeText({ right, kind, value }: StaffScope): string {
  const what = right === null ? '' : `${rightName(right)}: `
  if (typeof value === 'string') {
    return what + t(kind === 'country' ? 'countryIs' : 'segmentIs', { value })
  }
  if ('from' in value) return what + t('hoursAre', { from: value.from, until: value.until })
  return what + t('upTo', { sum: formatMoney(Number(value.maxE5) / Number(E5)) })
}

/** All scopes of a proposal, from the one text in which its terms keep them; undefined of another's. */
export function scopesIn(text: string): StaffScope[] | undefined {
  if (text === '') return []
  const found = text.split(', ').map((one) => {
    const [right = '', kind = '', value = ''] = one.split(' ')
    const of = right === '*' ? null : isRight(right) ? right : undefined
    return of === undefined ? undefined : keptScope(of, kind, value)
  })
  return found.some((one) => one === undefined) ? undefined : (found as StaffScope[])
}

function keptScope(right: Right | null, kind: string, value: string): StaffScope | undefined {
  if (kind === 'country' || kind === 'segment') return { right, kind, value }
  if (kind === 'amount') return { right, kind, value: { maxE5: value } }
  const [from, until] = value.split('–').map(Number)
  if (kind !== 'hours' || from === undefined || until === undefined) return undefined
  return { right, kind, value: { from, until } }
}

export const scopesText = (scopes: readonly StaffScope[]): string =>
  scopes.length === 0 ? t('none') : scopes.map(scopeText).join('; ')
