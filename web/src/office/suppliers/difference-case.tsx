import './suppliers.css'
import {
  explainDifference,
  type OfficeDifference,
  takeDifference,
} from '@zar/contract/office/suppliers'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Acts, Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { useKeys } from '../parts/keys/use-keys.ts'
import { moneyOf, signedOf } from '../parts/money.ts'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { leftText } from '../parts/time.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { differenceName, t } from './texts.ts'
import { useRefresh } from './use-suppliers.ts'

type Props = { one: OfficeDifference }

/** One difference: both sides, what its clock does, and the words that close it. */
export function DifferenceCase({ one }: Props) {
  const isOpen = one.explainedAt === null && one.closedAt === null
  return (
    <Case id={`#${one.id}`} name={`${t('what')} ${one.id}`}>
      <b>{differenceName(one.what)}</b>
      <Clock one={one} />
      <Facts facts={factsOf(one)} />
      <InLedger one={one} />
      {one.explanation && <Say tone="ok">{one.explanation}</Say>}
      {isOpen && <Decide one={one} />}
    </Case>
  )
}

function Clock({ one: { standing, favourE5 } }: Props) {
  if (!standing) return null
  if (standing.clockAt === null) return <Say tone="wait">{t('noClock')}</Say>
  const left = leftText(standing.clockAt)
  const isFor = favourE5 !== null && BigInt(favourE5) > 0n
  return <Say tone="info">{t(isFor ? 'clockFor' : 'clockAsk', { left })}</Say>
}

const sideText = (side: OfficeDifference['ours']) =>
  side ? `${moneyOf(side.amountE5)} ${side.currency} · ${formatDate(side.at)}` : '–'

const effectText = (favourE5: string | null) =>
  favourE5 === null
    ? t('unknown')
    : `${t(BigInt(favourE5) >= 0n ? 'favour' : 'against')} ${signedOf(favourE5)}`

function factsOf(one: OfficeDifference) {
  const { standing, explainedBy, explainedAt } = one
  const always = [
    [t('supplier'), one.name],
    [t('transaction'), one.transaction],
    [t('round'), one.ours?.round ?? one.theirs?.round],
    [t('ours'), sideText(one.ours)],
    [t('theirs'), sideText(one.theirs)],
    [t('player'), effectText(one.favourE5)],
    [t('found'), formatDate(one.foundAt)],
  ] as const
  const later = standing
    ? [[t('owner'), (standing.takenBy ?? standing.owner)?.name] as const]
    : explainedAt
      ? [[t('explanation'), `${explainedBy} · ${formatDate(explainedAt)}`] as const]
      : []
  return [...always, ...later]
}

function InLedger({ one: { ours, provider, transaction } }: Props) {
  const me = useMe()
  if (!ours || !mayDo(me, 'ledger.view')) return null
  const q = encodeURIComponent(`${provider}:${transaction}`)
  return (
    <Link className="o-link" to={`/office/ledger?q=${q}`}>
      {t('walk')}
    </Link>
  )
}

function Decide({ one }: Props) {
  const offer = useOffers(one)('difference.explain')
  const [refresh, refreshProposals] = [useRefresh(), useRefreshProposals()]
  const [isAsking, setAsking] = useState(false)
  const { id } = one
  const take = async () => {
    try {
      await call(takeDifference, { id })
      notify(t('taken'))
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      await refresh()
    }
  }
  const mayTake = one.standing !== null && offer.refusal === undefined
  useKeys({ u: () => void (mayTake && take()) })
  return (
    <>
      <Seconds
        right="difference.explain"
        object={`difference:${id}`}
        title={t('explainTitle', { id })}
        verb={t('approveVerb')}
        refusal={offer.refusal}
        facts={() => factsOf(one)}
        approve={async ({ id: proposal, reason }) => {
          await call(explainDifference, { id, reason, proposal })
          notify(t('explained'))
        }}
        onDone={refresh}
      />
      <Acts>
        {one.standing && (
          <Button keyName="u" refusal={offer.refusal} onClick={() => void take()}>
            {t('take')}
          </Button>
        )}
        <Button kind="primary" refusal={offer.refusal} onClick={() => setAsking(true)}>
          {t('explain')}
        </Button>
      </Acts>
      {isAsking && (
        <Confirm
          title={t('explainTitle', { id })}
          verb={t('explainVerb')}
          needsWords
          consequence={t('explainDoes')}
          draft={`difference:${id}:explain`}
          onConfirm={async ({ text }) => {
            await call(explainDifference, { id, reason: text })
            notify(t('proposed'))
            await refreshProposals()
          }}
          onClose={() => setAsking(false)}
        >
          <Facts facts={factsOf(one)} />
        </Confirm>
      )}
    </>
  )
}
