import { useQuery } from '@tanstack/react-query'
import { lateBets } from '@zar/contract/office/trading/board'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { oddsOf } from '../../parts/money.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { liraOf } from '../words.ts'
import { t } from './texts.ts'

type Props = { matchId: string | undefined; onClose: () => void }

/** Live bets that were taken shortly before something happened: of one match, or of all. */
export function LateDialog({ matchId, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'trading', 'late', matchId ?? ''],
    queryFn: () => call(lateBets, { match: matchId }),
  })
  return (
    <OfficeDialog
      title={t('lateTitle')}
      onClose={onClose}
      foot={
        <Button kind="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {data?.length === 0 && <p className="o-note">{t('lateNone')}</p>}
      <ul className="o-tr__late">
        {data?.map((bet) => (
          <li key={`${bet.betId} ${bet.beforeMs}`}>
            <b>{bet.match}</b>
            <span className="o-note">
              {t('lateRow', {
                name: bet.username,
                sum: liraOf(bet.costKurus),
                odds: oddsOf(bet.oddsMilli),
                later: bet.laterOddsMilli === null ? '–' : oddsOf(bet.laterOddsMilli),
                time: (bet.beforeMs / 1_000).toFixed(1),
              })}
            </span>
          </li>
        ))}
      </ul>
    </OfficeDialog>
  )
}
