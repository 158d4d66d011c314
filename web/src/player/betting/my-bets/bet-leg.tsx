import type { LegResult } from '@zar/contract/betting/bets'
import { formatOdds } from '@zar/contract/betting/odds-formats'
import { Check, Clock3, type LucideIcon, Radio, Undo2, X } from 'lucide-react'
import { clockText } from '../../../lib/betting/match-clock.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { eventText } from '../outrights/event-text.ts'
import { eventPath } from '../paths.ts'
import { useSettings } from '../settings/settings.ts'
import { shortKickOff } from '../words/kick-off.ts'
import { type BetLeg, type BetSelection, marketOf, nameOf } from './bet-facts.ts'
import './bet-leg.css'
import { t } from './texts.ts'

type Look = 'won' | 'half' | 'lost' | 'void' | 'live' | 'next'

const ICONS: Record<Look, LucideIcon> = {
  won: Check,
  half: Check,
  lost: X,
  void: Undo2,
  live: Radio,
  next: Clock3,
}
const LOOKS: Record<Exclude<LegResult, 'open'>, Look> = {
  won: 'won',
  half_won: 'half',
  push: 'void',
  half_lost: 'half',
  lost: 'lost',
  void: 'void',
  dead_heat: 'half',
}

const lookOf = ({ result, clock }: BetSelection): Look =>
  result === 'open' ? (clock ? 'live' : 'next') : LOOKS[result]

type LegProps = { leg: BetLeg; now: number }

/** A leg of a bet: each of its selections, with its mark and its word. */
export function BetLegRows({ leg, now }: LegProps) {
  return leg.selections.map((selection) => (
    <Row key={selection.id} leg={leg} selection={selection} now={now} />
  ))
}

function Row({ leg, selection, now }: LegProps & { selection: BetSelection }) {
  const look = lookOf(selection)
  const isBuilder = leg.selections.length > 1
  return (
    <li className={`betleg betleg--${look}`}>
      <i className="betleg__mark" aria-hidden>
        <Icon of={ICONS[look]} size="s" />
      </i>
      <span className="betleg__text">
        <b>{nameOf(selection)}</b>
        <small>
          {leg.isBanker && `${t('banker')} · `}
          {marketOf(selection)} ·{' '}
          <Link to={eventPath(selection.event)}>{matchText(selection)}</Link>
        </small>
      </span>
      <span className="betleg__end">
        <LegPrice leg={leg} isBuilder={isBuilder} />
        <small className="num">{said(selection, leg, now)}</small>
      </span>
    </li>
  )
}

function LegPrice({ leg, isBuilder }: { leg: BetLeg; isBuilder: boolean }) {
  const { format } = useSettings()
  if (isBuilder) return <b>–</b>
  const odds = formatOdds(leg.odds, format)
  const isReturned = leg.result === 'void' || leg.result === 'push'
  return (
    <b className="num">
      {isReturned ? (
        <>
          <s>{odds}</s> 1.00
        </>
      ) : (
        odds
      )}
    </b>
  )
}

function matchText(selection: BetSelection): string {
  const { home, away, score } = selection
  return score ? `${home} ${score.total[0]} – ${score.total[1]} ${away}` : eventText(selection)
}

/** The word of a mark, so that its colour never stands alone. */
function said(selection: BetSelection, { deadHeat }: BetLeg, now: number): string {
  const { result, clock, startsAt, facts, sport, isEarly } = selection
  if (result !== 'open') {
    const share = deadHeat ? ` ${deadHeat.join('/')}` : ''
    const word = `${t(isEarly ? 'leg.early' : `leg.${result}`)}${share}`
    return facts ? `${word} · ${facts.text}` : word
  }
  return clock ? clockText(clock, clock.elapsedS, sport) : shortKickOff(startsAt, now)
}
