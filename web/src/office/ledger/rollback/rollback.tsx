import { useQueryClient } from '@tanstack/react-query'
import { askRollback, type RoundRollback } from '@zar/contract/office/house/rollback-requests'
import type { LedgerRound } from '@zar/contract/office/ledger'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Acts, Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { DecideDialog } from '../../parts/dialogs/decide-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useRefreshProposals } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

type Props = { transfer: string; round: LedgerRound; rollback: RoundRollback }

/** Whether the round's stakes came back, and how two people ask its supplier to roll it back. */
export function Rollback({ transfer, round, rollback }: Props) {
  const client = useQueryClient()
  const refreshProposals = useRefreshProposals()
  const [isAsking, setAsking] = useState(false)
  const { request, standing, object } = rollback
  const offer = useOffers(rollback)('round.ask_rollback')
  const anew = () =>
    Promise.all([client.invalidateQueries({ queryKey: ['ledger', 'round'] }), refreshProposals()])
  const facts = factsOf(round, rollback)
  const title = t('title', { round: round.round })
  if (request) return <Asked request={request} standing={standing} />
  if (rollback.actions.length === 0) return <Say tone="ok">{t(standing)}</Say>
  return (
    <>
      <Seconds
        right="round.ask_rollback"
        object={object}
        title={title}
        verb={t('approve')}
        consequence={t('does')}
        refusal={offer.refusal}
        facts={() => facts}
        approve={async ({ id: proposal, reason }) => {
          await call(askRollback, { transfer, reason, proposal })
          notify(t('asked'))
        }}
        onDone={anew}
      />
      <Acts>
        <Button size="s" refusal={offer.refusal} onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
      </Acts>
      {isAsking && (
        <DecideDialog
          title={title}
          verb={t('propose')}
          consequence={t('does')}
          draft={`${object}:rollback`}
          deed={(reason) => call(askRollback, { transfer, reason })}
          said={t('proposed')}
          anew={anew}
          onClose={() => setAsking(false)}
        >
          <Facts facts={facts} />
        </DecideDialog>
      )}
    </>
  )
}

function Asked({ request, standing }: Pick<RoundRollback, 'standing'> & { request: Request }) {
  const { askedBy: by, approvedBy: second, askedAt, because } = request
  return (
    <Say tone={standing === 'back' ? 'ok' : 'wait'}>
      <b>{t(standing)}.</b> {t('waits', { by, second, because, at: formatDate(askedAt) })}
    </Say>
  )
}

type Request = NonNullable<RoundRollback['request']>

const factsOf = (round: LedgerRound, { stakesE5, standing }: RoundRollback) =>
  [
    [t('supplier'), round.provider],
    [t('game'), round.game],
    [t('round'), round.round],
    [t('stakes'), moneyOf(stakesE5)],
    [t('standing'), t(standing)],
  ] as const
