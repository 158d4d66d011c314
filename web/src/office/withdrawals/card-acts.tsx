import type { WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { CardDecisions } from './case/acts.tsx'
import type { Outcome } from './case/use-deciding.ts'
import { t } from './texts.ts'
import { useCase } from './use-queue.ts'

type Props = {
  id: string
  row: WithdrawalRow | undefined
  failed: string | undefined
  onOpen: () => void
} & Outcome

/** Below the chosen card of a phone: its two decisions, and the way into the case. */
export function CardActs({ id, row, failed, onOpen, ...outcome }: Props) {
  const { data: one } = useCase(id, row)
  return (
    <>
      {failed && (
        <Say tone="no" role="alert">
          {failed}
        </Say>
      )}
      {one && <CardDecisions one={one} {...outcome} />}
      <Button kind="line" size="l" onClick={onOpen}>
        {t('details')}
      </Button>
    </>
  )
}
