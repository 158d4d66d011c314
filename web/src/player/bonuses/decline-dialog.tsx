import { declineBonus } from '@zar/contract/bonus'
import type { DialogProps } from '../../lib/dialog/dialog.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { t as ofFreeBet } from './free-bet-texts.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { t } from './texts.ts'

/** What giving a bonus up costs, said before it is done. */
export function DeclineDialog(props: DialogProps<'declineBonus'>) {
  const { id, title, balance, cash, isFreeBet = false } = props
  return (
    <GiveUpDialog
      title={t('declineTitle')}
      endpoint={declineBonus}
      id={id}
      keep={t('keep')}
      yes={t('declineYes')}
      busy={t('declining')}
    >
      <p>
        {isFreeBet
          ? ofFreeBet('declineText', { title, worth: formatMoney(balance) })
          : t('declineText', { title, balance: formatMoney(balance) })}
      </p>
      {balance > 0 && !isFreeBet && <p>{t('declineOpen')}</p>}
      <p>{t('declineOwn', { cash: formatMoney(cash) })}</p>
    </GiveUpDialog>
  )
}
