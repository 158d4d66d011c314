import './suppliers.css'
import {
  EXPLANATION_CODES,
  explainDifference,
  type OfficeDifference,
  reconcileExplain,
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
import { codeName } from './code-names.ts'
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
      {one.explanation && (
        <Say tone="ok">
          {one.explanationCode && <b>{codeName(one.explanationCode)}. </b>}
          {one.explanation}
        </Say>
      )}
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

/** Past its clock a difference is closed by another right, with a code beside the words. */
const rightOf = ({ standing }: OfficeDifference) =>
  standing?.state === 'asked' ? 'reconcile.explain' : 'difference.explain'

const CODES = EXPLANATION_CODES.map((value) => ({ value, label: codeName(value) }))

const codeOf = (code: unknown) => EXPLANATION_CODES.find((one) => one === code)

function Decide({ one }: Props) {
  const right = rightOf(one)
  const isPast = right === 'reconcile.explain'
  const offers = useOffers(one)
  const offer = offers(right)
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
  const codes = isPast ? { codes: CODES } : {}
  const takeRefusal = offers('difference.explain').refusal
  const mayTake = one.standing !== null && takeRefusal === undefined
  const send = async (reason: string, word: unknown, proposal?: string) => {
    const code = codeOf(word)
    const also = proposal === undefined ? {} : { proposal }
    if (isPast && code) await call(reconcileExplain, { id, code, reason, ...also })
    else await call(explainDifference, { id, reason, ...also })
  }
  useKeys({ u: () => void (mayTake && take()) })
  return (
    <>
      <Seconds
        right={right}
        object={`difference:${id}`}
        title={t('explainTitle', { id })}
        verb={t('approveVerb')}
        refusal={offer.refusal}
        facts={({ terms }) => {
          const code = codeOf(terms.code)
          return code ? [[t('code'), codeName(code)], ...factsOf(one)] : factsOf(one)
        }}
        approve={async ({ id: proposal, reason, terms }) => {
          await send(reason, terms.code, proposal)
          notify(t('explained'))
        }}
        onDone={refresh}
      />
      <Acts>
        {one.standing && (
          <Button keyName="u" refusal={takeRefusal} onClick={() => void take()}>
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
          {...codes}
          consequence={t('explainDoes')}
          draft={`difference:${id}:${isPast ? 'stands' : 'explain'}`}
          onConfirm={async ({ text, code }) => {
            try {
              await send(text, code)
              notify(t('proposed'))
            } finally {
              await Promise.all([refreshProposals(), refresh()])
            }
          }}
          onClose={() => setAsking(false)}
        >
          <Facts facts={factsOf(one)} />
        </Confirm>
      )}
    </>
  )
}
