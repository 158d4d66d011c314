import type { Expression, Term } from '@zar/contract/office/segments/expression'
import {
  type FigureOp,
  SEGMENT_FIELDS,
  type SegmentField,
} from '@zar/contract/office/segments/fields'
import type { MemberCount } from '@zar/contract/office/segments/segments'
import { formatWhole } from '../../../lib/language/format.ts'
import { locale, texts } from '../../../lib/language/translate.ts'

type Named = readonly [tr: string, en: string]

const FIELDS: Record<SegmentField, Named> = {
  deposited: ['toplam yatırdığı', 'all deposits'],
  withdrawn: ['toplam çektiği', 'all withdrawals'],
  staked: ['toplam bahsi', 'all stakes'],
  deposited7: ['7 günde yatırdığı', 'deposits of 7 days'],
  deposited30: ['30 günde yatırdığı', 'deposits of 30 days'],
  withdrawn30: ['30 günde çektiği', 'withdrawals of 30 days'],
  staked7: ['7 günlük bahsi', 'stakes of 7 days'],
  staked30: ['30 günlük bahsi', 'stakes of 30 days'],
  casinoStaked30: ['30 günlük casino bahsi', 'casino stakes of 30 days'],
  sportStaked30: ['30 günlük spor bahsi', 'sports stakes of 30 days'],
  playedDays30: ['30 günde oynadığı gün', 'days played of 30'],
  firstDepositDays: ['ilk yatırmadan beri gün', 'days since the first deposit'],
  lastStakeDays: ['son bahisten beri gün', 'days since the last stake'],
  accountDays: ['hesabın yaşı, gün', 'age of the account in days'],
  hasDeposited: ['para yatırmış', 'has deposited'],
  isVerified: ['telefonu doğrulanmış', 'phone verified'],
  language: ['dili', 'language'],
  agreedEmail: ['mektuba onay vermiş', 'agreed to letters'],
  agreedSms: ['SMS’e onay vermiş', 'agreed to texts'],
  excluded: ['dışlanmış', 'excluded'],
  onBreak: ['arada', 'on a break'],
  noMarketing: ['tanıtıma kapalı', 'closed to marketing'],
  markers: ['zarar puanı', 'points of harm'],
}
const place = locale === 'tr' ? 0 : 1

export const fieldName = (field: SegmentField): string => FIELDS[field][place]

const OPS: Record<FigureOp, Named> = {
  '=': ['tam {value}', 'exactly {value}'],
  '≠': ['{value} değil', 'not {value}'],
  '<': ['{value} altı', 'below {value}'],
  '≤': ['en çok {value}', 'at most {value}'],
  '>': ['{value} üstü', 'above {value}'],
  '≥': ['en az {value}', 'at least {value}'],
}
/** A comparison in a list of choices. */
export const opName = (op: FigureOp): string => `${op}  ${OPS[op][place].replace('{value}', '…')}`

const t = texts({
  tr: {
    and: ' ve ',
    or: ' ya da ',
    not: '{what} değil',
    notAll: 'şu doğru değil: ({what})',
    tr: 'Türkçe',
    en: 'İngilizce',
    exact: { one: '{count} oyuncu', other: '{count} oyuncu' },
    estimate: '~{shown} oyuncu ({from} ile {to} arası)',
  },
  en: {
    and: ' and ',
    or: ' or ',
    not: 'not {what}',
    notAll: 'not ({what})',
    tr: 'Turkish',
    en: 'English',
    exact: { one: '{count} player', other: '{count} players' },
    estimate: '~{shown} players (between {from} and {to})',
  },
})

export const languageName = (value: 'tr' | 'en'): string => t(value)

function valueText({ field, value }: Term): string {
  if (typeof value === 'number')
    return SEGMENT_FIELDS[field] === 'money' ? `₺${formatWhole(value)}` : formatWhole(value)
  return value === 'tr' || value === 'en' ? t(value) : String(value)
}

function termText(term: Term): string {
  const name = fieldName(term.field)
  if (typeof term.value === 'boolean') return term.value ? name : t('not', { what: name })
  return `${name} ${OPS[term.op][place].replace('{value}', valueText(term))}`
}

/** The expression as a sentence in the person's language. A group inside another has brackets. */
export function sentenceOf(expression: Expression, isInside = false): string {
  if ('field' in expression) return termText(expression)
  if ('not' in expression) return t('notAll', { what: sentenceOf(expression.not) })
  const [parts, joint] =
    'all' in expression ? [expression.all, t('and')] : [expression.any, t('or')]
  const text = parts.map((part) => sentenceOf(part, true)).join(joint)
  return isInside && parts.length > 1 ? `(${text})` : text
}

/** `812 oyuncu`, or `~12.400 oyuncu (11.900 ile 12.900 arası)`. */
export function countText({ count, isEstimate, from, to }: MemberCount): string {
  if (!isEstimate) return t('exact', { count })
  const words = { shown: formatWhole(count), from: formatWhole(from), to: formatWhole(to) }
  return t('estimate', words)
}
