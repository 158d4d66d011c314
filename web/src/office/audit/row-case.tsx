import './audit.css'
import type { AuditRow } from '@zar/contract/office/audit'
import { Check, Clock, type LucideIcon } from 'lucide-react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { Case, Facts } from '../parts/case/case.tsx'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { deedName } from './deed-names.ts'
import { Actor, OUTCOME_ICONS } from './row-columns.tsx'
import { changesOf, hashText, timeText } from './row-words.ts'
import { t } from './texts.ts'

const TONES: Record<AuditRow['outcome'], Tone> = {
  done: 'done',
  waits: 'info',
  refused: 'no',
  failed: 'no',
}

/** One row of the log, whole: facts, what changed, why, and the hashes that hold it. */
export function RowCase({ row }: { row: AuditRow }) {
  return (
    <Case
      id={formatWhole(Number(row.id))}
      name={`${t('title')} ${row.id}`}
      tag={
        row.mac === null ? (
          <Tag tone="line" icon={Clock}>
            {t('notSealed')}
          </Tag>
        ) : (
          <Tag tone="done" icon={Check}>
            {t('sealed')}
          </Tag>
        )
      }
    >
      <Facts facts={factsOf(row)} />
      <Changes row={row} />
      {row.reason && (
        <div>
          <h3>{t('why')}</h3>
          <p className="o-note">“{row.reason}”</p>
        </div>
      )}
      {row.mac && (
        <div className="o-hashes">
          <span className="haze">{t('previousHash')}</span>
          <span title={row.previousMac ?? ''}>
            {row.previousMac ? hashText(row.previousMac) : '–'}
          </span>
          <span className="haze">{t('thisHash')}</span>
          <b title={row.mac}>{hashText(row.mac)}</b>
        </div>
      )}
    </Case>
  )
}

function factsOf(row: AuditRow) {
  const always = [
    [t('who'), <Actor key="who" row={row} />],
    [t('what'), `${deedName(row.does)} · ${row.does}`],
    [t('outcome'), <Outcome key="outcome" row={row} />],
    [t('object'), row.object],
    [t('target'), row.player?.number],
    [t('time'), `${formatDate(row.at).slice(0, -5)}${timeText(row.at)}`],
    [t('where'), [row.ip, row.agent].filter(Boolean).join(' · ')],
    [t('session'), row.session?.slice(0, 8)],
    [t('request'), row.request?.slice(0, 13)],
  ] as const
  const sometimes = [
    [t('code'), row.code],
    [t('elevation'), row.elevation],
    [t('linked'), row.linked],
    [t('seen'), seenText(row)],
  ] as const
  return [...always, ...sometimes.filter(([, value]) => value)]
}

function seenText({ seen }: AuditRow): string {
  if (!seen) return ''
  const rows = seen.rows === null ? '' : t('rows', { count: seen.rows })
  return [seen.fields.join(', '), rows].filter(Boolean).join(' · ')
}

function Outcome({ row: { outcome } }: { row: AuditRow }) {
  const icons: Partial<Record<AuditRow['outcome'], LucideIcon>> = OUTCOME_ICONS
  return (
    <Tag tone={TONES[outcome]} icon={icons[outcome]}>
      {t(outcome)}
    </Tag>
  )
}

function Changes({ row }: { row: AuditRow }) {
  const changes = changesOf(row)
  if (changes.length === 0) return null
  return (
    <div>
      <h3>{t('changed')}</h3>
      <div className="o-diff">
        {changes.map(({ key, sign, text }) => (
          <span key={key} className={sign === '−' ? 'o-bad' : 'o-ok'}>
            {sign} {text}
          </span>
        ))}
      </div>
    </div>
  )
}
