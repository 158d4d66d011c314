import { money } from '../figures.ts'
import { Icon } from '../icon.tsx'
import type { Words } from '../words/index.ts'
import type { Game } from './flow/game.ts'
import type { OpenGame } from './flow/game-state.ts'
import { useCountUp } from './use-game.ts'
import { stakeBeside } from './use-keys.ts'

type Props = { game: Game; open: OpenGame; words: Words; isStill: boolean }

/** Meters, stake and the spin button. */
export function Controls({ game, open, words, isStill }: Props) {
  const isReady = open.phase === 'idle' && !open.isOffline
  const waiting = open.phase === 'opening' ? words.loading : words.spinning
  const win = useCountUp(open.shownWinKurus, isStill || open.mood === 'plain')
  const isWin = open.shownWinKurus > 0 && open.mood === 'win'
  const isReturn = open.shownWinKurus > 0 && open.mood === 'plain'
  return (
    <section className="bar num">
      <Meter name={words.balance} kurus={open.balanceKurus} />
      <StakePicker game={game} open={open} words={words} isReady={open.phase === 'idle'} />
      <Meter name={isReturn ? words.returned : words.win} kurus={win} isLit={isWin} />
      <button
        type="button"
        className="spinner"
        aria-label={isReady ? `${words.spin}, ${money(open.stakeKurus)}` : waiting}
        aria-disabled={!isReady}
        data-busy={open.phase === 'busy' || undefined}
        onClick={() => void game.play()}
      >
        <Icon name="spin" />
      </button>
    </section>
  )
}

type MeterProps = { name: string; kurus: number; isLit?: boolean }

function Meter({ name, kurus, isLit = false }: MeterProps) {
  return (
    <p className={`meter${isLit ? ' meter--lit' : ''}`}>
      <span>{name}</span> <b>{money(kurus)}</b>
    </p>
  )
}

type PickerProps = { game: Game; open: OpenGame; words: Words; isReady: boolean }

function StakePicker({ game, open, words, isReady }: PickerProps) {
  const { stakesKurus } = open.session
  const step = (by: 1 | -1) => {
    const stake = stakeBeside(stakesKurus, open.stakeKurus, by)
    const isEnd = stake === undefined || !isReady
    return (
      <button
        type="button"
        className="step"
        aria-label={by > 0 ? words.stakeHigher : words.stakeLower}
        aria-disabled={isEnd}
        onClick={() => {
          if (!isEnd) game.chooseStake(stake)
        }}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
      </button>
    )
  }
  return (
    <div className="stake">
      {step(-1)}
      <label className="stake__pick">
        <span>{words.stake}</span>
        <b aria-hidden="true">{money(open.stakeKurus)}</b>
        <select
          aria-label={words.stakePick}
          value={open.stakeKurus}
          disabled={!isReady}
          onChange={(event) => game.chooseStake(Number(event.target.value))}
        >
          {stakesKurus.map((stake) => (
            <option key={stake} value={stake}>
              {money(stake)}
            </option>
          ))}
        </select>
      </label>
      {step(1)}
    </div>
  )
}
