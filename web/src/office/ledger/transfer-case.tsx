import './ledger.css'
import type { Account, LedgerTransfer } from '@zar/contract/office/ledger'
import { Clock, Lock } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Case, CaseSum, Facts } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { moneyOf } from '../parts/money.ts'
import { reasonName } from '../parts/reason-name.ts'
import { OtherSideFacts, RequestFacts } from './hop-facts.tsx'
import { RoundOf } from './round.tsx'
import { t } from './texts.ts'
import type { Hop } from './trail.tsx'
import { accountText, ownEnd, preciseTime, shortHash, wholeOf } from './words.ts'

type Props = { transfer: LedgerTransfer; hop: Hop; onAccount: (end: Account) => void }

/** One transfer; what is told of it is the chosen hop of its trail. */
export function TransferCase({ transfer, hop, onAccount }: Props) {
  const { id, seal } = transfer
  return (
    <Case
      id={wholeOf(id)}
      name={`${t('transfer')} ${id}`}
      tag={
        <Tag tone={seal ? 'done' : 'line'} icon={seal ? Lock : Clock}>
          {t(seal ? 'sealed' : 'unsealed')}
        </Tag>
      }
    >
      <CaseSum>{moneyOf(transfer.amountE5)}</CaseSum>
      {hop === 'account' && <AccountFacts transfer={transfer} onAccount={onAccount} />}
      {hop === 'transfer' && <TransferFacts transfer={transfer} onAccount={onAccount} />}
      {hop === 'request' && <RequestFacts transfer={transfer} />}
      {hop === 'otherSide' && <OtherSideFacts transfer={transfer} />}
      {transfer.mayRound && hop !== 'account' && <RoundOf key={id} transfer={id} />}
    </Case>
  )
}

function TransferFacts({ transfer, onAccount }: Omit<Props, 'hop'>) {
  const { key, at, reason, source, target, seal, player } = transfer
  const end = (one: typeof source) => (
    <button type="button" className="o-link" onClick={() => onAccount(one)}>
      {accountText(one, player.number)}
    </button>
  )
  return (
    <>
      <Facts
        facts={[
          [t('reason'), `${reasonName(reason)} · ${reason}`],
          [
            t('key'),
            <span className="o-led__key" key="key">
              {key}
            </span>,
          ],
          [t('source'), end(source)],
          [t('target'), end(target)],
          [t('balance'), balanceText(ownEnd(transfer))],
          [t('time'), `${formatDate(at).slice(0, -5)}${preciseTime(at)}`],
          [t('seal'), seal && `${wholeOf(seal.id)} · ${shortHash(seal.hash)}`],
        ]}
      />
      {seal && (
        <Say tone="ok">
          {t('sealNote', {
            id: wholeOf(seal.id),
            from: wholeOf(`${BigInt(seal.afterId) + 1n}`),
            to: wholeOf(seal.toId),
          })}
        </Say>
      )}
    </>
  )
}

/** `₺6.588,54 → ₺6.605,19`. */
const balanceText = ({ beforeE5, afterE5 }: LedgerTransfer['source']) =>
  beforeE5 === null || afterE5 === null
    ? t('noBalance')
    : `${moneyOf(beforeE5)} → ${moneyOf(afterE5)}`

function AccountFacts({ transfer, onAccount }: Omit<Props, 'hop'>) {
  const me = useMe()
  const end = ownEnd(transfer)
  const { player } = transfer
  return (
    <>
      <Facts
        facts={[
          [t('account'), accountText(end, player.number)],
          [
            t('player'),
            mayDo(me, 'player.view') ? (
              <Link key="player" className="o-link" to={`/office/players/${player.id}`}>
                {player.username}
              </Link>
            ) : (
              player.username
            ),
          ],
          [t('balance'), balanceText(end)],
        ]}
      />
      <button type="button" className="o-link" onClick={() => onAccount(end)}>
        {t('openAccount')}
      </button>
    </>
  )
}
