import type { AmlCase } from '@zar/contract/office/risk/aml'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { AwaitedCase } from '../../parts/case/awaited-case.tsx'
import { Case, CaseSum, Facts } from '../../parts/case/case.tsx'
import { seenText } from '../reason-words.ts'
import { reasonName, ruleName } from '../rule-names.ts'
import { AmlActs } from './aml-acts.tsx'
import { t } from './texts.ts'
import { useAmlCase } from './use-aml.ts'
import { becauseText, stateText } from './words.ts'

/** One case: why it is there, what the rules raised, who decided what. */
export function AmlPanel({ id, reason }: { id: string; reason: string }) {
  const read = useAmlCase(id, reason)
  if (read.data) return <Open one={read.data} />
  return <AwaitedCase name={t('name', { id })} read={read} loading={t('loading')} />
}

const saidBy = (by: string | null, at: string | null): string | null =>
  by && at && `${by}, ${formatDate(at)}`

function Open({ one }: { one: AmlCase }) {
  const { id, player, decidedBy, proposedBy, decidedAt } = one
  const both = proposedBy && decidedBy ? `${proposedBy}, ${decidedBy}` : null
  return (
    <Case id={`#${id}`} name={t('name', { id })}>
      <div>
        <CaseSum>{stateText(one)}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number}
        </p>
      </div>
      <Facts
        facts={[
          [t('why'), becauseText(one)],
          [t('opened'), [one.openedBy, formatDate(one.openedAt)].filter(Boolean).join(', ')],
          [t('looked'), one.lookedBy],
          [t('decided'), saidBy(both, decidedAt)],
          [t('decision'), one.decidedBecause],
          [t('reported'), one.reportNumber && `${one.reportNumber}, ${one.reportedBy}`],
          [t('law'), t(one.isHeld ? 'lawYes' : 'lawNo')],
        ]}
      />
      <div>
        <h3>{t('alerts')}</h3>
        {one.alerts.length === 0 && <p className="o-micro">{t('noAlerts')}</p>}
        <ul className="o-risk__earlier">
          {one.alerts.map(({ id: alert, rule, at, reasons }) => (
            <li key={alert}>
              <span className="o-ell">
                {ruleName(rule)}:{' '}
                {reasons
                  .map(({ code, seen }) => `${reasonName(code)} ${seenText(code, seen)}`)
                  .join(', ')}
              </span>
              <span className="haze">{formatDate(at)}</span>
            </li>
          ))}
        </ul>
      </div>
      <AmlActs one={one} />
    </Case>
  )
}
