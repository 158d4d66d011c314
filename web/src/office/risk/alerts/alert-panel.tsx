import type { AlertCase, AlertRow } from '@zar/contract/office/risk/alerts'
import { UserRound } from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { isCode } from '../../parts/api/failure.ts'
import { useMe } from '../../parts/api/session.ts'
import { AwaitedCase } from '../../parts/case/awaited-case.tsx'
import { Case, CaseSum, Checks, Facts } from '../../parts/case/case.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { factorName } from '../../parts/factor-name.ts'
import { agoText, leftText } from '../../parts/time.ts'
import { GroupSection } from '../group/group-section.tsx'
import { HelpSection } from '../help/help-section.tsx'
import { boundText, seenText } from '../reason-words.ts'
import { reasonName, ruleName } from '../rule-names.ts'
import { t } from '../texts.ts'
import { AlertActs } from './alert-acts.tsx'
import { ScoreBar } from './columns.tsx'
import { useAlert } from './use-alerts.ts'

type Props = { id: string; row: AlertRow | undefined; onDecided: () => void }

/** All about the chosen alert: what the rule saw, where the score comes from, and the accounts around it. */
export function AlertPanel({ id, row, onDecided }: Props) {
  const read = useAlert(id, row)
  if (read.data) return <Open one={read.data} onDecided={onDecided} />
  return (
    <AwaitedCase
      name={t('name', { id })}
      read={read}
      loading={t('loading')}
      gone={isCode(read.error, 'not_found') && { title: t('gone'), note: t('goneNote') }}
    />
  )
}

function Open({ one, onDecided }: { one: AlertCase; onDecided: () => void }) {
  const me = useMe()
  const { player, takenBy } = one
  return (
    <Case
      id={`#${one.id}`}
      name={t('name', { id: one.id })}
      tag={one.risk ? <Tag tone="info">{t('toCase', { id: one.risk })}</Tag> : undefined}
    >
      <div>
        <CaseSum>{ruleName(one.rule)}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number}
        </p>
      </div>
      {takenBy && takenBy.id !== me?.id && (
        <Say tone="wait" icon={UserRound}>
          {t('openAt', { name: takenBy.name })}
        </Say>
      )}
      <div>
        <h3>{t('saw')}</h3>
        <Checks
          label={t('saw')}
          checks={one.reasons.map((reason) => {
            const bound = boundText(reason)
            return {
              key: reason.code,
              verdict: 'doubt',
              text: bound ? `${reasonName(reason.code)}, ${bound}` : reasonName(reason.code),
              seen: seenText(reason.code, reason.seen),
            }
          })}
        />
      </div>
      <ScoreSection one={one} />
      <HelpSection one={one} />
      <GroupSection group={one.group} actions={one.actions} playerId={player.id} />
      <Facts
        facts={[
          [t('at'), formatDate(one.at)],
          [t('promised'), one.state === 'closed' ? null : leftText(one.promiseAt)],
        ]}
      />
      <Earlier one={one} />
      <AlertActs one={one} onDecided={onDecided} />
    </Case>
  )
}

/** The reasons first, the figure after them. */
function ScoreSection({ one: { scoreNow } }: { one: AlertCase }) {
  if (!scoreNow) return <p className="o-micro">{t('scoreClosed')}</p>
  return (
    <div>
      <h3>{t('scoreWhy')}</h3>
      <Checks
        label={t('scoreWhy')}
        checks={scoreNow.reasons.map(({ factor, x }) => ({
          key: factor,
          verdict: factor === 'history' ? 'passed' : x === 1 ? 'failed' : 'doubt',
          text: factorName(factor),
          seen: `${Math.round(x * 100)}/100`,
        }))}
      />
      <p className="o-row o-micro">
        {t('scoreNow', { score: scoreNow.score })} <ScoreBar score={scoreNow.score} />
        <span className="haze">{t('scoreNote')}</span>
      </p>
    </div>
  )
}

const ENDED: Partial<Record<string, 'noise' | 'closedCase'>> = {
  noise: 'noise',
  case: 'closedCase',
}

const Earlier = ({ one: { earlier } }: { one: AlertCase }) => (
  <div>
    <h3>{t('earlier')}</h3>
    {earlier.length === 0 && <p className="o-micro">{t('earlierNone')}</p>}
    <ul className="o-risk__earlier">
      {earlier.map(({ id, rule, at, closedAs }) => (
        <li key={id}>
          <span className="o-ell">{ruleName(rule)}</span>
          <span className="haze">
            {agoText(at)} · {t(ENDED[closedAs ?? ''] ?? 'waits')}
          </span>
        </li>
      ))}
    </ul>
  </div>
)
