import type { BonusCard as Bonus } from '@zar/contract/bonus'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { formatDate, formatMoney, formatPercent } from '../../lib/language/format.ts'
import { Wagering } from '../../ui/data-display/wagering.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { StatusTag } from './columns.tsx'
import { TermsList } from './terms-list.tsx'
import { t } from './texts.ts'

/** One bonus that has not ended: what it holds, what is left to do, and what happens if. */
export function BonusCard({ bonus, cash }: { bonus: Bonus; cash: number }) {
  const { title, status, balance, terms, amount } = bonus
  return (
    <article className="bonus panel">
      <header className="bonus__head">
        <h2>{title}</h2>
        <StatusTag status={status} />
      </header>
      {status === 'active' ? (
        <Running bonus={bonus} cash={cash} />
      ) : (
        <p className="bonus__wait">{status === 'waiting' ? t('waitingText') : optedIn(bonus)}</p>
      )}
      <details className="bonus__terms">
        <summary>{t('terms')}</summary>
        <TermsList terms={terms} amount={amount} />
      </details>
      <div className="bonus__acts">
        {status === 'opted_in' && (
          <ButtonLink variant="primary" to="/dashboard/deposit">
            {t('toDeposit')}
          </ButtonLink>
        )}
        <Button
          variant="line"
          onClick={() => openDialog({ name: 'declineBonus', id: bonus.id, title, balance, cash })}
        >
          {t('decline')}
          <span className="sr"> {title}</span>
        </Button>
      </div>
    </article>
  )
}

function optedIn({ terms: { depositMin, sharePercent }, amountMax }: Bonus): string {
  return t('optedInText', {
    min: formatMoney(depositMin ?? 0),
    percent: formatPercent((sharePercent ?? 0) * 100),
    max: formatMoney(amountMax),
  })
}

function Running({ bonus, cash }: { bonus: Bonus; cash: number }) {
  const { balance, leftToWager, expiresAt, terms } = bonus
  const sums = { cash: formatMoney(cash), balance: formatMoney(balance) }
  return (
    <>
      <dl className="bonus__sums">
        <div>
          <dt>{t('inAccount')}</dt>
          <dd className="num bonus__held">{formatMoney(balance)}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd className="num">{t('leftValue', { amount: formatMoney(leftToWager) })}</dd>
        </div>
      </dl>
      <Wagering {...bonus} />
      <dl className="bonus__ifs">
        <div>
          <dt>{t('withdrawNow')}</dt>
          <dd>{t('withdrawNowText', sums)}</dd>
        </div>
        <div>
          <dt>{t('whenDone')}</dt>
          <dd>
            {terms.maxWin === null
              ? t('whenDoneText')
              : t('whenDoneMax', { max: formatMoney(terms.maxWin) })}
          </dd>
        </div>
        {expiresAt && (
          <div>
            <dt>{t('whenOver')}</dt>
            <dd>{t('whenOverText', { date: formatDate(expiresAt) })}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
