import { approveCorrection } from '@zar/contract/office/corrections'
import type { PlayerPage } from '@zar/contract/office/players'
import type { Proposal } from '@zar/contract/office/proposals'
import { callProven } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useProposalsOf } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { codeName, linkedName, movedFacts, termsOf } from './terms.ts'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers; onDone: () => Promise<unknown> }

/** A correction of this player's balance that waits for a second person. */
export function CorrectionSeconds({ player, offers, onDone }: Props) {
  const { id, username: name, purses } = player
  const about = { right: 'adjustment.propose', object: `player:${id}` } as const
  const [first] = useProposalsOf(about)
  const terms = first && termsOf(first)
  if (!terms) return null
  const verb = t(terms.isAddition ? 'approveAdd' : 'approveTake', { sum: moneyOf(terms.amountE5) })
  const approve = async ({ id: proposal, reason }: Proposal) => {
    const purpose = { ...about, right: 'adjustment.approve' } as const
    const input = { id, ...terms, reason, proposal }
    await callProven(approveCorrection, input, { ...purpose, amountE5: terms.amountE5 })
    notify(t('approved', { name }))
  }
  return (
    <Seconds
      {...about}
      title={t('approveTitle', { name })}
      verb={verb}
      facts={() => [
        [t('code'), codeName(terms.code)],
        [t('linked'), linkedName(terms.linked)],
        ...movedFacts({
          code: terms.code,
          isAddition: terms.isAddition,
          amountE5: BigInt(terms.amountE5),
          cashE5: purses ? BigInt(purses.cashE5) : undefined,
        }),
      ]}
      refusal={offers('adjustment.approve').refusal}
      approve={approve}
      onDone={onDone}
    />
  )
}
