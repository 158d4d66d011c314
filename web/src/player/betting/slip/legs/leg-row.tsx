import { formatOdds } from '@zar/contract/betting/odds-formats'
import { Lock, X } from 'lucide-react'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { settings } from '../../settings/settings.ts'
import { OwnStake } from '../stake/own-stake.tsx'
import { isTaken, type LegNow, moveOf } from '../state/leg-now.ts'
import type { Pick } from '../state/pick.ts'
import { changeSlip, slip } from '../state/slip.ts'
import { t } from '../texts.ts'
import { marketOf, matchText, nameOf } from './leg-texts.ts'

type LegRowProps = {
  leg: LegNow
  now: number
  /** A button makes a banker of it. */
  hasBanker?: boolean
  /** A stake of its own. */
  hasStake?: boolean
  /** The bet is on its way: nothing can be changed. */
  isLocked?: boolean
  onRemove: (pick: Pick) => void
}

/** One line of the slip. */
export function LegRow({ leg, now, hasBanker, hasStake, isLocked, onRemove }: LegRowProps) {
  const [pick] = leg.leg.picks
  const name = nameOf(pick)
  const move = moveShown(leg)
  return (
    <li
      className={[
        'leg',
        hasBanker && 'leg--bank',
        move && `is-${move}`,
        leg.state !== 'open' && 'is-shut',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {hasBanker && <Banker leg={leg} name={name} />}
      <div className="leg__text">
        <b>{name}</b>
        <small>{marketOf(pick)}</small>
        <small className="leg__match num">{matchText(pick, now)}</small>
      </div>
      <div className="leg__end">
        <LegOdds leg={leg} />
        {!isLocked && <Remove name={name} onRemove={() => onRemove(pick)} />}
      </div>
      {hasStake && !isLocked && <OwnStake leg={leg} name={name} />}
    </li>
  )
}

/** A move is shown until the player has agreed, or where it is taken unasked. */
const moveShown = (leg: LegNow) => (leg.state === 'open' ? moveOf(leg) : null)

export function LegOdds({ leg }: { leg: LegNow }) {
  const { format, policy } = settings()
  if (leg.state === 'shut') {
    return (
      <span className="leg__shut">
        <Icon of={Lock} size="s" />
        {t('shut')}
      </span>
    )
  }
  if (leg.state === 'gone') return <span className="leg__shut">{t('gone')}</span>
  const move = moveOf(leg)
  const now = leg.nowMilli === null ? '–' : formatOdds(leg.nowMilli, format)
  if (!move || leg.agreedMilli === null) return <span className="leg__odds num">{now}</span>
  return (
    <span className="leg__odds num">
      {!isTaken(policy, move) && <s className="leg__was">{formatOdds(leg.agreedMilli, format)}</s>}
      <span className={`leg__now is-${move}`}>{now}</span>
    </span>
  )
}

const Remove = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <button type="button" className="leg__x" aria-label={t('remove', { name })} onClick={onRemove}>
    <Icon of={X} size="s" />
  </button>
)

function Banker({ leg, name }: { leg: LegNow; name: string }) {
  const { isBanker, picks } = leg.leg
  const ids = picks.map(({ id }) => id)
  return (
    <button
      type="button"
      className="leg__bank"
      aria-pressed={isBanker}
      aria-label={t('banker', { name })}
      onClick={() => {
        const others = slip().bankers.filter((id) => !ids.includes(id))
        changeSlip({ bankers: isBanker ? others : [...others, ids[0] ?? 0] })
      }}
    >
      B
    </button>
  )
}

type BuilderProps = Omit<LegRowProps, 'hasStake'>

/** The selections of one match that are bet on together, threaded under it. */
export function BuilderLeg({ leg, now, hasBanker, isLocked, onRemove }: BuilderProps) {
  const [first] = leg.leg.picks
  const match = matchText(first, now)
  return (
    <li className={leg.state === 'open' ? 'builder' : 'builder is-shut'}>
      <p className="builder__match num">
        {hasBanker && <Banker leg={leg} name={match} />}
        <b>{match}</b>
        <LegOdds leg={leg} />
      </p>
      <ul>
        {leg.leg.picks.map((pick) => (
          <li key={pick.id} className="leg leg--thread">
            <div className="leg__text">
              <b>{nameOf(pick)}</b>
              <small>{marketOf(pick)}</small>
            </div>
            <div className="leg__end">
              <span className="leg__odds num">{formatOdds(pick.odds, settings().format)}</span>
              {!isLocked && <Remove name={nameOf(pick)} onRemove={() => onRemove(pick)} />}
            </div>
          </li>
        ))}
      </ul>
      {leg.productMilli !== null && leg.nowMilli !== null && (
        <dl className="joint num">
          <dt>{t('product')}</dt>
          <dd className="is-cut">{formatOdds(leg.productMilli, settings().format)}</dd>
          <dt>{t('joint')}</dt>
          <dd>{formatOdds(leg.nowMilli, settings().format)}</dd>
          <dd className="joint__note">{t('jointNote')}</dd>
        </dl>
      )}
    </li>
  )
}
