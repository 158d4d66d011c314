import type { Bet } from '@zar/contract/betting/bets'
import { Check, X } from 'lucide-react'
import { formatMoney } from '../../../../lib/language/format.ts'
import { formatNet, formatSigned } from '../../../../lib/language/signed-money.ts'
import { IconButton } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import '../../slip/parts/receipt.css'
import { dateOf } from '../../times/date.ts'
import { t } from './texts.ts'
import type { Sale } from './use-sale.ts'
import { feeOf } from './value.tsx'

const money = (kurus: number) => formatMoney(kurus / 100)

type SoldProps = { bet: Bet; sale: Extract<Sale, { at: 'sold' }>; onClose: () => void }

/** A sale on paper, as the receipt of a bet. */
export function Sold({ bet, sale, onClose }: SoldProps) {
  const { quote, paidKurus, isPart, atIso } = sale
  return (
    <section className="receipt" aria-label={t('region', { id: bet.id })}>
      <div className="receipt__band" aria-hidden />
      <div className="receipt__head" role="status">
        <span className="receipt__ok">
          <Icon of={Check} />
        </span>
        <span>
          <b>{t(isPart ? 'soldPart' : 'sold')}</b>
          <small className="num">
            {dateOf(atIso)} · {bet.id}
          </small>
        </span>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      <dl className="receipt__sum num">
        <div>
          <dt>{t('fair')}</dt>
          <dd>{money(quote.fairKurus)}</dd>
        </div>
        <div>
          <dt>{t('fee', { percent: feeOf(quote) })}</dt>
          <dd>{formatSigned((paidKurus - quote.fairKurus) / 100)}</dd>
        </div>
        <div className="receipt__win">
          <dt>{t('added')}</dt>
          <dd>{money(paidKurus)}</dd>
        </div>
        {!isPart && (
          <div>
            <dt>{t('stakeWas', { sum: money(bet.costKurus) })}</dt>
            <dd>{formatNet((paidKurus - bet.costKurus) / 100)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
