import { Gift } from 'lucide-react'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { dateOf } from '../../times/date.ts'
import { Note } from '../parts/notes.tsx'
import { changeSlip } from '../state/slip.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from './free-bet-texts.ts'

const money = (kurus: number) => formatMoney(kurus / 100)

/** Whether the player’s free bet pays: its worth, its end, what it pays, and what stands in its way. */
export function FreeBetChoice({ desk: { freeBet, free, bets } }: { desk: Desk }) {
  if (!freeBet && !free) return null
  const worth = money(freeBet?.costKurus ?? 0)
  const [bet] = bets
  const sums = { worth, least: money(bet?.minKurus ?? 0), most: money(bet?.maxKurus ?? 0) }
  return (
    <div className="freebet">
      <Switch
        isOn={free !== null}
        onChange={(isFree) => changeSlip({ isFree })}
        label={
          <span className="freebet__name num">
            <b>{freeBet ? t('title', { worth }) : t('none')}</b>
            {freeBet && <small>{t('until', { date: dateOf(freeBet.expiresAt) })}</small>}
          </span>
        }
      />
      {free === 'pays' && <p className="micro num">{t('terms', { worth })}</p>}
      {free && free !== 'pays' && (
        <Note icon={Gift} look="warn">
          {t(`why.${free}`, sums)}
        </Note>
      )}
    </div>
  )
}
