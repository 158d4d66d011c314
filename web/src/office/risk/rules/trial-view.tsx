import type { RuleRow, Trial } from '@zar/contract/office/risk/rules'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { Say } from '../../parts/controls/say.tsx'
import { seenText, shareText } from '../reason-words.ts'
import { reasonName } from '../rule-names.ts'
import { t } from './texts.ts'

/** What a rule would have raised, with examples to look at. */
export function TrialView({
  trial: { active, players, alerts, examples },
  row: { kind, share },
}: {
  trial: Trial
  row: Pick<RuleRow, 'kind' | 'share'>
}) {
  const words = {
    active: formatWhole(active),
    players: formatWhole(players),
    alerts: formatWhole(alerts),
  }
  const none = t('triedNone', { active: words.active })
  const some = kind === 'inside' ? t('triedStaff', words) : t('tried', words)
  const said = alerts === 0 && kind !== 'inside' ? none : some
  return (
    <div>
      <Say tone="info" role="status">
        {said}
      </Say>
      {kind !== 'inside' && active > 0 && (
        <p className="o-micro">
          {t('expected', { share: shareText(players / active), goal: shareText(share) })}
        </p>
      )}
      {examples.length > 0 && <h3>{t('examples')}</h3>}
      <ul className="o-risk__earlier">
        {examples.map(({ player, at, reasons }) => (
          <li key={`${player.id} ${at}`}>
            <span className="o-ell">
              {player.username}:{' '}
              {reasons
                .map(({ code, seen }) => `${reasonName(code)} ${seenText(code, seen)}`)
                .join(', ')}
            </span>
            <span className="haze">{formatDate(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
