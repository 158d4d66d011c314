import type { WithdrawalCase, WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { CircleOff, Scale, UserRound, UsersRound } from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { isCode } from '../../parts/api/failure.ts'
import { Case, CaseSum, Checks, Facts } from '../../parts/case/case.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { moneyOf } from '../../parts/money.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { useSecond } from '../second.ts'
import { useCase } from '../use-queue.ts'
import { ownerOf, StateTag, shortId } from '../words.tsx'
import { CaseActs } from './acts.tsx'
import { Ending } from './ending.tsx'
import { t as law } from './law-texts.ts'
import { Proposals } from './proposals.tsx'
import { Steps } from './steps.tsx'
import { t } from './texts.ts'
import type { Outcome } from './use-deciding.ts'

type Props = {
  id: string
  /** As the list shows it; absent where the list does not hold it. */
  row: WithdrawalRow | undefined
  /** What the server said of the last decision on it. */
  failed: string | undefined
} & Outcome

/** All about the chosen withdrawal, and what may be decided. */
export function CasePanel({ id, row, failed, ...outcome }: Props) {
  const { data: one, error, refetch } = useCase(id, row)
  if (one)
    return (
      <Open one={{ ...one, owner: row ? row.owner : one.owner }} failed={failed} {...outcome} />
    )
  const isGone = isCode(error, 'not_found')
  return (
    <aside className="o-panel" aria-label={t('name', { id: shortId(id) })} aria-busy={!error}>
      <div className="o-panel__h">
        <h2>{shortId(id)}</h2>
      </div>
      <div className="o-case">
        {failed && <Told text={failed} />}
        {isGone && (
          <Empty icon={CircleOff} title={t('gone')}>
            {failed ? undefined : t('goneNote')}
          </Empty>
        )}
        {error && !isGone && <Failed error={error} onAgain={() => void refetch()} />}
        {!error && <Grey />}
      </div>
    </aside>
  )
}

const Told = ({ text }: { text: string }) => (
  <Say tone="no" role="alert">
    {text}
  </Say>
)

const Grey = () => (
  <>
    <p className="sr" role="status">
      {t('loading')}
    </p>
    <div className="o-wd__grey" aria-hidden />
    <div className="o-wd__grey o-wd__grey--tall" aria-hidden />
  </>
)

function Open({
  one,
  failed,
  ...outcome
}: { one: WithdrawalCase; failed: string | undefined } & Outcome) {
  const { player } = one
  return (
    <Case
      id={shortId(one.id)}
      name={t('name', { id: shortId(one.id) })}
      tag={<StateTag state={one.state} />}
    >
      <div>
        <CaseSum>{moneyOf(one.amountE5)}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number} · {one.account}
        </p>
      </div>
      {failed && <Told text={failed} />}
      <Ending one={one} />
      <Others one={one} />
      <Proposals one={one} />
      <div>
        <h3>{t('saw')}</h3>
        <p className="o-micro">
          {t('reads')} “{one.why}”
        </p>
        <Checks
          label={t('saw')}
          checks={one.facts.map(({ text, isOver }) => ({
            key: text,
            verdict: isOver ? 'doubt' : 'passed',
            text,
          }))}
        />
      </div>
      <Facts
        facts={[
          [t('method'), one.method],
          [t('askedAt'), formatDate(one.askedAt)],
          [t('promise'), one.promiseAt && formatDate(one.promiseAt)],
          [t('hoursLeft'), t('hours', { count: one.hoursLeft })],
        ]}
      />
      <Steps steps={one.steps} />
      <CaseActs key={one.id} one={one} {...outcome} />
    </Case>
  )
}

/** What other people of the office have to do with it. */
function Others({ one }: { one: WithdrawalCase }) {
  const owner = ownerOf(one, useSecond())
  return (
    <>
      {one.firstApprover !== null && (
        <Say tone="info" icon={UsersRound}>
          <b>{t('first', { name: one.firstApprover })}</b>{' '}
          {t(one.isFirstOwn ? 'ownFirst' : 'firstNote')}
        </Say>
      )}
      {one.needsConsent && <Consent by={one.consentedBy} />}
      {owner && !owner.isOwn && (
        <Say tone="wait" icon={UserRound}>
          <b>{t('openAt', { name: owner.name })}</b> {t('openNote')}
        </Say>
      )}
    </>
  )
}

const Consent = ({ by }: { by: string | null }) => (
  <Say tone={by === null ? 'wait' : 'info'} icon={Scale}>
    {by === null ? (
      <>
        <b>{law('consentDue')}</b> {law('consentDueNote')}
      </>
    ) : (
      <b>{law('consentBy', { name: by })}</b>
    )}
  </Say>
)
