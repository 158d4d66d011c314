import type { PayeeCase, PayeeRow } from '@zar/contract/office/risk/payees'
import { UserRound } from 'lucide-react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { isCode } from '../parts/api/failure.ts'
import { useMe } from '../parts/api/session.ts'
import { AwaitedCase } from '../parts/case/awaited-case.tsx'
import { Case, CaseSum, Checks, Facts } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { moneyOf } from '../parts/money.ts'
import { leftText } from '../parts/time.ts'
import { PayeeActs } from './payee-acts.tsx'
import { t } from './texts.ts'
import { usePayee } from './use-payees.ts'

/** All about the chosen account: what is known of it, and what the clock does. */
export function PayeePanel({ id, row }: { id: string; row: PayeeRow | undefined }) {
  const read = usePayee(id, row)
  const { data: one, error } = read
  const isGone = isCode(error, 'not_found') || isCode(error, 'decided_meanwhile')
  if (one && !isGone) return <Open one={one} />
  return (
    <AwaitedCase
      name={t('title')}
      read={read}
      loading={t('loading')}
      gone={isGone && { title: t('gone'), note: t('goneNote') }}
    />
  )
}

function Open({ one }: { one: PayeeCase }) {
  const me = useMe()
  const { player, takenBy } = one
  return (
    <Case
      id={one.account}
      name={t('name', { account: one.account })}
      tag={
        <Tag tone={one.isDoubted ? 'wait' : 'info'}>{t(one.isDoubted ? 'doubted' : 'fresh')}</Tag>
      }
    >
      <div>
        <CaseSum>{moneyOf(one.amountE5)}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number} · {one.method}
        </p>
      </div>
      {takenBy && takenBy.id !== me?.id && (
        <Say tone="wait" icon={UserRound}>
          {t('openAt', { name: takenBy.name })}
        </Say>
      )}
      <div>
        <h3>{t('known')}</h3>
        <Checks label={t('known')} checks={checksOf(one)} />
      </div>
      <Facts
        facts={[
          [t('asked'), formatDate(one.askedAt)],
          [t('promised'), leftText(one.promiseAt)],
          [t('clock'), one.clockAt && `${formatDate(one.clockAt)}: ${endOf(one)}`],
        ]}
      />
      <PayeeActs one={one} />
    </Case>
  )
}

const endOf = ({ atEnd }: PayeeCase): string => t(atEnd === 'bank' ? 'atBank' : 'atReturn')

const checksOf = ({ isClosedLoop, others, paidBefore }: PayeeCase) => [
  {
    key: 'closedLoop',
    verdict: isClosedLoop ? ('passed' as const) : ('doubt' as const),
    text: t('closedLoop'),
    seen: t(isClosedLoop ? 'yes' : 'no'),
  },
  {
    key: 'others',
    verdict: others === 0 ? ('passed' as const) : ('failed' as const),
    text: t('others'),
    seen: formatWhole(others),
  },
  {
    key: 'paidBefore',
    verdict: paidBefore > 0 ? ('passed' as const) : ('doubt' as const),
    text: t('paidBefore'),
    seen: formatWhole(paidBefore),
  },
]
