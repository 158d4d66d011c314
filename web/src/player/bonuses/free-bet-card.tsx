import type { BonusCard as Bonus, PaidBet } from '@zar/contract/bonus'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { formatDate, formatMoney } from '../../lib/language/format.ts'
import { SportBetTag } from '../../ui/data-display/sport-bet-tag.tsx'
import { Tag } from '../../ui/data-display/tag.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { StatusTag } from './columns.tsx'
import { exampleOf, FreeBetTerms } from './free-bet-terms.tsx'
import { t } from './free-bet-texts.ts'

/** A free bet: how it is used and what it comes to, and once it was used the bet that it paid for. */
export function FreeBetCard({ bonus, cash }: { bonus: Bonus; cash: number }) {
  const { id, title, status, balance, terms, amountMax: worth, paidBet } = bonus
  const isOver = status === 'spent'
  return (
    <article className="bonus panel">
      <header className="bonus__head">
        <h2>{title}</h2>
        {isOver && paidBet ? (
          <SportBetTag state={paidBet.state} own={paidBet.profit} />
        ) : (
          <StandingTag status={status} />
        )}
      </header>
      {isOver && paidBet ? <Used bet={paidBet} worth={worth} /> : <Unused bonus={bonus} />}
      <details className="bonus__terms">
        <summary>{t('terms')}</summary>
        <FreeBetTerms worth={worth} days={terms.days} />
      </details>
      <div className="bonus__acts">
        {isOver ? (
          <ButtonLink variant="line" to="/dashboard/game-history?product=sports">
            {t('history')}
          </ButtonLink>
        ) : (
          <>
            {status === 'active' && (
              <ButtonLink variant="primary" to="/spor">
                {t('toSports')}
              </ButtonLink>
            )}
            <Button
              variant="line"
              onClick={() =>
                openDialog({ name: 'declineBonus', id, title, balance, cash, isFreeBet: true })
              }
            >
              {t('decline')}
              <span className="sr"> {title}</span>
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

const StandingTag = ({ status }: Pick<Bonus, 'status'>) =>
  status === 'active' ? <Tag kind="done">{t('ready')}</Tag> : <StatusTag status={status} />

function Unused({ bonus }: { bonus: Bonus }) {
  const { status, expiresAt, amountMax } = bonus
  if (status !== 'active') {
    const date = expiresAt && formatDate(expiresAt)
    return <p className="bonus__wait">{date ? t('waitingUntil', { date }) : t('waiting')}</p>
  }
  const worth = formatMoney(amountMax)
  const date = expiresAt ? formatDate(expiresAt) : '–'
  const ifs = [
    { name: t('ifWins'), value: t('ifWinsText', exampleOf(amountMax)) },
    { name: t('ifLoses'), value: t('ifLosesText') },
    { name: t('other'), value: t('otherText', { worth }) },
    { name: t('ifOver'), value: t('ifOverText', { date }) },
  ]
  return (
    <>
      <dl className="bonus__sums">
        <div>
          <dt>{t('worth')}</dt>
          <dd className="num bonus__held">{worth}</dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd className="num">{date}</dd>
        </div>
      </dl>
      <p>{t('how', { worth })}</p>
      <dl className="bonus__ifs bonus__ifs--four">
        {ifs.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The bet, and the sum of it where it has come to something. */
function Used({ bet, worth }: { bet: PaidBet; worth: number }) {
  return (
    <>
      <p className="paidbet">
        <small>{t('bet')}</small>
        <b>{bet.info}</b>
        <small className="num">{t('order', { number: bet.orderNumber })}</small>
      </p>
      {bet.profit > 0 && <Sum bet={bet} worth={worth} />}
      {bet.profit === 0 && <p className="bonus__wait">{outcomeOf(bet, worth)}</p>}
    </>
  )
}

const Sum = ({ bet, worth }: { bet: PaidBet; worth: number }) => (
  <dl className="terms paidbet__sum">
    <div>
      <dt>{t('paid')}</dt>
      <dd className="num">{formatMoney(bet.paid)}</dd>
    </div>
    <div>
      <dt>{t('less')}</dt>
      <dd className="num">{`−${formatMoney(worth)}`}</dd>
    </div>
    <div>
      <dt>{t('profit')}</dt>
      <dd className="num">{formatMoney(bet.profit)}</dd>
    </div>
  </dl>
)

function outcomeOf({ state, paid }: PaidBet, worth: number): string {
  if (state === 'open') return t('open', { worth: formatMoney(worth) })
  if (state === 'returned') return t('returned')
  return paid > 0 ? t('short') : t('lost')
}
