import { useQuery } from '@tanstack/react-query'
import { CASE_DECISIONS, type RiskCase, readRiskCase } from '@zar/contract/office/risk/cases'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { useProposal } from '../../parts/api/use-proposal.ts'
import { AwaitedCase } from '../../parts/case/awaited-case.tsx'
import { Acts, Case, CaseSum, Checks } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { agoText, leftText } from '../../parts/time.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { GroupSection } from '../group/group-section.tsx'
import { seenText } from '../reason-words.ts'
import { reasonName, ruleName } from '../rule-names.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { t } from './texts.ts'

/** One case: its alerts, the accounts around the player, and what two people decide. */
export function CaseView({ id }: { id: string }) {
  const read = useQuery({
    queryKey: ['office', 'risk-cases', 'one', id],
    queryFn: () => call(readRiskCase, { id }),
  })
  if (read.data) return <Open one={read.data} />
  return <AwaitedCase name={t('name', { id })} read={read} loading={t('loading')} />
}

const Open = ({ one }: { one: RiskCase }) => {
  const { id, player, alerts, decision, decidedBy, decidedAt } = one
  const [first] = one.rules
  return (
    <Case
      id={`#${id}`}
      name={t('name', { id })}
      tag={decision ? <Tag tone="done">{t(decision)}</Tag> : <Tag tone="wait">{t('open')}</Tag>}
    >
      <div>
        <CaseSum>{first ? t('title', { id, rule: ruleName(first) }) : t('name', { id })}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number} · {t('openedBy', { name: one.openedBy, at: agoText(one.openedAt) })}
        </p>
      </div>
      {decision && decidedAt && (
        <Say tone="ok">
          {t('decidedBy', {
            decision: t(decision),
            name: decidedBy ?? '',
            at: formatDate(decidedAt),
          })}
        </Say>
      )}
      <div>
        <h3>{t('because')}</h3>
        <p>{one.because}</p>
      </div>
      {alerts.map(({ id: alertId, rule, reasons }) => (
        <div key={alertId}>
          <h3>{ruleName(rule)}</h3>
          <Checks
            label={ruleName(rule)}
            checks={reasons.map(({ code, seen }) => ({
              key: code,
              verdict: 'doubt',
              text: reasonName(code),
              seen: seenText(code, seen),
            }))}
          />
        </div>
      ))}
      <GroupSection group={one.group} actions={one.actions} playerId={player.id} />
      {decision === null && <Deciding one={one} />}
    </Case>
  )
}

const decisionIn = (value: unknown): Decision | undefined =>
  CASE_DECISIONS.find((one) => one === value)

/** What waits for the second person, and the way to propose. */
function Deciding({ one }: { one: RiskCase }) {
  const { waiting, withdraw } = useProposal('case.decide', `risk:${one.id}`)
  const { refusal } = useOffers(one)('case.decide')
  const [isOpen, setOpen] = useState(false)
  const proposed = decisionIn(waiting?.terms.decision)
  const takeBack = () => {
    withdraw().then(
      () => notify(t('withdrawn')),
      (failure: unknown) => notify(failureText(failure)),
    )
  }
  if (waiting && proposed) {
    const left = leftText(waiting.lapsesAt)
    const words = { decision: t(proposed), name: waiting.proposedBy, left }
    return (
      <>
        <Say tone="info" icon={UsersRound}>
          {t(waiting.isOwn ? 'own' : 'waits', words)} {waiting.reason}
        </Say>
        <Acts>
          {waiting.isOwn ? (
            <Button onClick={takeBack}>{t('withdraw')}</Button>
          ) : (
            <span className="is-full o-risk__wide">
              <Button kind="primary" wide refusal={refusal} onClick={() => setOpen(true)}>
                {t('approve', { decision: t(proposed) })}
              </Button>
            </span>
          )}
          {isOpen && (
            <DecideDialog
              one={one}
              second={{ decision: proposed, proposal: waiting.id }}
              onClose={() => setOpen(false)}
            />
          )}
        </Acts>
      </>
    )
  }
  return (
    <Acts>
      <span className="is-full o-risk__wide">
        <Button kind="primary" wide refusal={refusal} onClick={() => setOpen(true)}>
          {t('decide')}
        </Button>
      </span>
      {isOpen && <DecideDialog one={one} onClose={() => setOpen(false)} />}
    </Acts>
  )
}
