import type { MatchCase } from '@zar/contract/office/risk/matches'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { AwaitedCase } from '../../parts/case/awaited-case.tsx'
import { Case, CaseSum, Facts } from '../../parts/case/case.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { MatchActs } from './match-acts.tsx'
import { Sides } from './sides.tsx'
import { t } from './texts.ts'
import { useMatch } from './use-screening.ts'

/** One match: both sides beside each other, and what two people decide. */
export function MatchPanel({ id, reason }: { id: string; reason: string }) {
  const read = useMatch(id, reason)
  if (read.data) return <Open one={read.data} />
  return <AwaitedCase name={t('name', { id })} read={read} loading={t('loading')} />
}

function Open({ one }: { one: MatchCase }) {
  const { id, player, listed, source, proposedBy, decidedBy, decidedAt } = one
  const both = proposedBy && decidedBy && decidedAt
  return (
    <Case id={`#${id}`} name={t('name', { id })}>
      <div>
        <CaseSum>{t(one.decision ?? 'waits')}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number} · {t(one.kind)}
        </p>
      </div>
      {!listed.isCurrent && <Say tone="wait">{t('gone')}</Say>}
      <Sides one={one} />
      <Facts
        facts={[
          [t('source'), t('entry', { source, code: listed.code, version: listed.version })],
          [t('score'), `${one.score}. ${t('scoreNote')}`],
          [t('opened'), formatDate(one.openedAt)],
          [t('money'), t(one.isHeld ? 'held' : 'notHeld')],
          [t('decidedBy'), both && `${proposedBy}, ${decidedBy}, ${formatDate(decidedAt)}`],
          [t('because'), one.decidedBecause],
        ]}
      />
      <MatchActs one={one} />
    </Case>
  )
}
