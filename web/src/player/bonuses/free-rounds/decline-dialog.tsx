import { declineFreeRounds } from '@zar/contract/casino/free-rounds'
import type { DialogProps } from '../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { GiveUpDialog } from '../give-up-dialog.tsx'
import { t } from './texts.ts'

/** What giving free rounds up costs, said before it is done. */
export function DeclineFreeRoundsDialog({
  id,
  title,
  left,
  won,
}: DialogProps<'declineFreeRounds'>) {
  return (
    <GiveUpDialog
      title={t('declineTitle')}
      endpoint={declineFreeRounds}
      id={id}
      keep={t('keep')}
      yes={t('declineYes')}
      busy={t('declining')}
    >
      <p>{t('declineText', { title, left })}</p>
      <p>{t('declineOwn', { won: formatMoney(won) })}</p>
    </GiveUpDialog>
  )
}
