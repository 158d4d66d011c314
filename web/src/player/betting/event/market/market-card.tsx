import { ChevronDown, Lock, Pin } from 'lucide-react'
import { memo } from 'react'
import { type Match, marketName } from '../../../../lib/betting/market-name.ts'
import { formatPercent } from '../../../../lib/language/format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useSettings } from '../../settings/settings.ts'
import type { BodyProps } from './body-props.ts'
import type { Card } from './cards.ts'
import { CombinedBody, HalvesBody, ScoreBody } from './grid-bodies.tsx'
import { HandicapBody, LinesBody, StartBody } from './line-bodies.tsx'
import './market-card.css'
import { PlayersBody } from './players-body.tsx'
import { ListBody, RowBody } from './row-bodies.tsx'
import { t } from './texts.ts'

const BODIES = {
  row: RowBody,
  list: ListBody,
  lines: LinesBody,
  handicap: HandicapBody,
  start: StartBody,
  score: ScoreBody,
  halves: HalvesBody,
  combined: CombinedBody,
  players: PlayersBody,
} as const satisfies Record<Card['layout'], unknown>

type CardProps = BodyProps & {
  isOpen: boolean
  isPinned: boolean
  /** A bet builder is being made, and its selections do not fit. */
  isDim: boolean
  onFold: (key: string) => void
  onPin: (key: string) => void
}

/** A market: its name, margin and pin, and its prices. */
export const MarketCard = memo(function MarketCard(props: CardProps) {
  const { card, event, match, isOpen, isPinned, isDim, onFold, onPin } = props
  const Body = BODIES[card.layout]
  const name = cardName(card, match)
  return (
    <section
      className={isDim ? 'mk is-dim' : 'mk'}
      aria-label={name}
      {...(card.shut !== null && { 'data-shut': '' })}
    >
      <h3 className="mk__head">
        <button
          type="button"
          className="mk__title"
          aria-expanded={isOpen}
          onClick={() => onFold(card.key)}
        >
          {card.isBuildable && <i className="mk__fits" title={t('buildable')} />}
          <span>{name}</span>
          {card.main.hasEarlyPayout && <small className="mk__early">{t('early')}</small>}
          <Margin card={card} />
          <Icon of={ChevronDown} size="s" />
        </button>
        <button
          type="button"
          className="mk__pin"
          aria-label={t('pin', { name })}
          aria-pressed={isPinned}
          onClick={() => onPin(card.key)}
        >
          <Icon of={Pin} size="s" />
        </button>
      </h3>
      {isOpen && (
        <div className="mk__body">
          {card.shut !== null && <Why reason={card.shut} />}
          <Body card={card} event={event} match={match} />
          {card.main.hasEarlyPayout && <p className="mk__why mk__note">{t('earlyNote')}</p>}
        </div>
      )}
    </section>
  )
})

/** Whose line is a number of their name, not one of several lines. */
const NAMED_BY_LINE = /goal$|nextgame$|\.(race|round)$/

export const cardName = ({ key, main }: Card, match: Match): string =>
  key === 'player.scorer'
    ? t('scorer')
    : marketName({ key: main.key, line: NAMED_BY_LINE.test(main.key) ? main.line : null }, match)

/** From here on a market is a dear one, which says so. */
const DEAR = 0.065
/** Markets whose margin is told however small it is. */
const TOLD = new Set(['ft.result', 'match.winner', 'ft.ah', 'match.ah'])

function Margin({ card: { key, margin } }: { card: Card }) {
  const { showsMargin } = useSettings()
  if (margin === null || !showsMargin || (margin < DEAR && !TOLD.has(key))) return null
  const percent = formatPercent(Math.round(margin * 1_000) * 10)
  return <small className="num">{t('margin', { percent })}</small>
}

const REASONS = [
  ...(['var', 'goal', 'penalty', 'red_card', 'corner', 'danger', 'late'] as const),
  ...(['penalty_shot', 'major_penalty', 'touchdown', 'field_goal', 'turnover'] as const),
  ...(['last_minute', 'break_point', 'set', 'map', 'bomb_planted', 'team_fight'] as const),
  'objective',
] as const

/** The cause that the feed gives, where it is one that we have a word for. */
function Why({ reason }: { reason: string }) {
  const known = REASONS.find((one) => one === reason)
  return (
    <p className="mk__why">
      <Icon of={Lock} size="s" />
      {known ? t('shutBy', { reason: t(known) }) : t('shut')}
    </p>
  )
}
