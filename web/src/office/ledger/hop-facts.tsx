import './ledger.css'
import type { LedgerTransfer } from '@zar/contract/office/ledger'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { Facts } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { moneyOf } from '../parts/money.ts'
import { doesName, t } from './texts.ts'
import { wholeOf } from './words.ts'

/** What asked for the transfer. */
export function RequestFacts({ transfer: { request } }: { transfer: LedgerTransfer }) {
  if (!request) return <Say>{t('noRequestNote')}</Say>
  if (request.kind === 'deed') {
    return (
      <Say>
        {t('deedNote')}{' '}
        <Link className="o-link" to={`/office/audit?row=${request.audit}`}>
          {t('deed')} {wholeOf(request.audit)}
        </Link>
      </Say>
    )
  }
  if (request.kind === 'payment') {
    return (
      <Facts
        facts={[
          [t('number'), `#${request.number}`],
          [t('method'), request.method],
          [t('state'), request.state],
          [t('time'), formatDate(request.at)],
        ]}
      />
    )
  }
  return (
    <Facts
      facts={[
        [t('provider'), `${request.provider} · ${doesName(request.does)}`],
        [
          t('number'),
          <span className="o-led__key" key="id">
            {request.id}
          </span>,
        ],
        [t('game'), request.game],
        [t('round'), request.round ?? t('roundHidden')],
        [t('closes'), t(request.closesRound ? 'yes' : 'no')],
        [t('refers'), request.refersTo],
        [t('sum'), `${moneyOf(request.amountE5)} ${request.currency}`],
        [t('outcome'), request.outcome],
        [t('answer'), moneyOf(request.answeredE5)],
        [t('time'), formatDate(request.at)],
      ]}
    />
  )
}

/** What the other side's own record says. */
export function OtherSideFacts({ transfer: { otherSide } }: { transfer: LedgerTransfer }) {
  if (!otherSide) return <Say>{t('noOtherNote')}</Say>
  if (otherSide.kind === 'bank') {
    return (
      <>
        <Facts facts={[[t('reference'), otherSide.reference]]} />
        {otherSide.difference && <Say tone="wait">{otherSide.difference}</Say>}
      </>
    )
  }
  const { day, comparedAt, differences } = otherSide
  return (
    <>
      <Facts
        facts={[
          [t('day'), day],
          [t('compared'), comparedAt === null ? t('notCompared') : formatDate(comparedAt)],
        ]}
      />
      {comparedAt !== null && differences.length === 0 && <Say tone="ok">{t('agrees')}</Say>}
      {differences.map(({ id, what, theirsE5, explanation, isOpen }) => (
        <Say key={id} tone={isOpen ? 'wait' : 'info'}>
          {what} · {t('theirs')} {theirsE5 === null ? '–' : moneyOf(theirsE5)} ·{' '}
          {explanation ?? t(isOpen ? 'open' : 'explained')}
        </Say>
      ))}
    </>
  )
}
