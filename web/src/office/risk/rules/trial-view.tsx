import type { Trial } from '@zar/contract/office/risk/rules'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { Say } from '../../parts/controls/say.tsx'
import { seenText } from '../reason-words.ts'
import { reasonName } from '../rule-names.ts'
import { t } from './texts.ts'

/** What a rule would have raised, with examples to look at. */
export function TrialView({ trial: { active, players, alerts, examples } }: { trial: Trial }) {
  const words = {
    active: formatWhole(active),
    players: formatWhole(players),
    alerts: formatWhole(alerts),
  }
  return (
    <div>
      <Say tone="info" role="status">
        {alerts === 0 ? t('triedNone', { active: words.active }) : t('tried', words)}
      </Say>
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
