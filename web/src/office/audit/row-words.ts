import { TIME_ZONE } from '@zar/contract/limits'
import type { AuditRow } from '@zar/contract/office/audit'
import { languageTag } from '../../lib/language/translate.ts'
import { deedName } from './deed-names.ts'
import { t } from './texts.ts'

const clock = new Intl.DateTimeFormat(languageTag, {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** `20:14:02.310`, the time of Istanbul. */
export const timeText = (iso: string): string => clock.format(new Date(iso)).replace(',', '.')

/** Who did it: a person's name, or which part of the house. */
export function actorText({ actorKind, actor, actorName }: AuditRow): string {
  if (actorName !== null) return actorName
  if (actor === 'system:clock') return t('clock')
  if (actor === 'system:rule') return t('rule')
  return actorKind === 'command-line' ? t('commandLine') : t('automatic')
}

/** A row in words, as it is chosen. */
export const rowWords = (row: AuditRow): string =>
  [timeText(row.at), actorText(row), deedName(row.does), row.object, t(row.outcome)]
    .filter(Boolean)
    .join(', ')

/** The first four of a hash, which is enough to point at it. */
export const shortHash = (mac: string | null): string => mac?.slice(0, 4) ?? '…'

/** `e91c 07d4 6b3f … 21aa 904f`. */
export function hashText(mac: string): string {
  const parts = mac.match(/.{1,4}/g) ?? []
  return parts.length > 6 ? [...parts.slice(0, 3), '…', ...parts.slice(-2)].join(' ') : mac
}

type Change = { key: string; sign: '−' | '+'; text: string }

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The members that went and those that came, in one list. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): Change[] {
  const lines = (sign: Change['sign'], members: AuditRow['before']): Change[] =>
    Object.entries(members ?? {}).map(([name, value]) => ({
      key: `${sign}${name}`,
      sign,
      text: `${name}: ${valueText(value)}`,
    }))
  return [...lines('−', before), ...lines('+', after)]
}
