import { setLimit } from '@zar/contract/office/trading/acts'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { TextField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { kurusIn } from '../../parts/typed-sum.ts'
import type { AskOf } from '../ask.ts'
import { marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'

type Props = { ask: AskOf<'limit'>; onClose: () => void }
type Sums = { stake: string; payout: string; liability: string }

const SUMS = ['stake', 'payout', 'liability'] as const
const liraText = (kurus: number | undefined, otherwise: string) =>
  kurus === undefined ? otherwise : String(kurus / 100)

/** What one bet on a match or a market may stake and pay, and a selection lose. */
export function LimitDialog({ ask: { match, market }, onClose }: Props) {
  const deed = useDeed()
  const { ownLimit, id } = market ?? match
  const name = market ? `${titleOf(match)}, ${marketOf(market, match)}` : titleOf(match)
  const [has, setHas] = useState(true)
  const [sums, setSums] = useState<Sums>({
    stake: liraText(ownLimit?.stakeKurus, liraText(market?.limitKurus, '10000')),
    payout: liraText(ownLimit?.payoutKurus, '500000'),
    liability: liraText(ownLimit?.liabilityKurus, '5000000'),
  })
  const isWhole = !has || SUMS.every((one) => kurusIn(sums[one]) >= 100)
  const seen = ownLimit
    ? `${ownLimit.stakeKurus} ${ownLimit.payoutKurus} ${ownLimit.liabilityKurus}`
    : 'none'
  const send = (reason: string) =>
    call(setLimit, {
      scope: market ? 'market' : 'event',
      id,
      seen,
      reason,
      most: has
        ? {
            stakeKurus: kurusIn(sums.stake),
            payoutKurus: kurusIn(sums.payout),
            liabilityKurus: kurusIn(sums.liability),
          }
        : null,
    })
  return (
    <Confirm
      title={t('limitTitle', { name })}
      verb={t(has ? 'limitVerb' : 'limitNone')}
      needsWords
      lacks={isWhole ? undefined : t('sumWrong')}
      draft={`trading:limit:${market ? 'market' : 'event'}:${id}`}
      onConfirm={({ text }) => deed(() => send(text), t('limitSet', { name }))}
      onClose={onClose}
    >
      {ownLimit && (
        <TickField checked={has} onChange={(event) => setHas(event.target.checked)}>
          {t('limitKeep')}
        </TickField>
      )}
      {has &&
        SUMS.map((one) => (
          <TextField
            key={one}
            label={t(one)}
            isLacking={kurusIn(sums[one]) < 100}
            inputMode="decimal"
            value={sums[one]}
            onChange={(event) => setSums({ ...sums, [one]: event.target.value })}
          />
        ))}
    </Confirm>
  )
}
