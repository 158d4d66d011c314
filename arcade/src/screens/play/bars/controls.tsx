import { money } from '../../figures.ts'
import { Icon } from '../../icon.tsx'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'
import { useCountUp } from '../use-game.ts'
import { stakeBeside } from '../use-keys.ts'

type Props = { game: Game; open: OpenGame; words: Words; isStill: boolean }

/** Meters, stake and the spin button. */
export function Controls({ game, open, words, isStill }: Props) {
  const { now, over } = open.freeRounds
  const isReady = open.phase === 'idle' && !open.isOffline && !over
  return (
    <section className="bar num">
      <Meter name={words.balance} kurus={open.balanceKurus} />
      <StakePicker game={game} open={open} words={words} isReady={open.phase === 'idle'} />
      <WinMeter open={open} words={words} isStill={isStill} />
      <button
        type="button"
        className="spinner"
        aria-label={isReady ? spinText(open, words) : waitText(open, words)}
        aria-disabled={!isReady}
        data-free={now !== null || undefined}
        data-busy={(open.phase === 'busy' && !open.isOffline) || undefined}
        onClick={() => void game.play()}
      >
        <Icon name="spin" />
        {now && <span className="spinner__word">{words.free}</span>}
      </button>
    </section>
  )
}

/** What the press will do, the money it takes among it. */
function spinText({ freeRounds: { now }, stakeKurus }: OpenGame, words: Words): string {
  if (now) return words.spinFree(now.left, money(now.stakeKurus))
  return `${words.spin}, ${money(stakeKurus)}`
}

function waitText({ phase, freeRounds, isOffline }: OpenGame, words: Words): string {
  if (isOffline) return words.noConnection
  if (phase === 'opening') return words.loading
  return phase === 'idle' && freeRounds.over ? words.rewardOver : words.spinning
}

/** By itself, since it changes while it counts and the rest of the bar does not. */
function WinMeter({ open, words, isStill }: Omit<Props, 'game'>) {
  const { shownWinKurus, mood } = open
  const kurus = useCountUp(shownWinKurus, isStill || mood === 'plain')
  const isWin = shownWinKurus > 0 && mood === 'win'
  const isReturn = shownWinKurus > 0 && mood === 'plain'
  return <Meter name={isReturn ? words.returned : words.win} kurus={kurus} isLit={isWin} />
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
  const { now } = open.freeRounds
  const stakeKurus = now?.stakeKurus ?? open.stakeKurus
  const step = (by: 1 | -1) => {
    const stake = stakeBeside(stakesKurus, open.stakeKurus, by)
    const isEnd = stake === undefined || !isReady || now !== null
    return (
      <button
        type="button"
        className="step"
        aria-label={by > 0 ? words.stakeHigher : words.stakeLower}
        aria-disabled={isEnd}
        aria-describedby={now ? 'stake-fixed' : undefined}
        onClick={() => {
          // Asked for while it is fixed, it says why.
          if (!isEnd || now) game.chooseStake(stake ?? stakeKurus)
        }}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
      </button>
    )
  }
  return (
    <div className="stake" title={now ? words.stakeFixedWhy : undefined}>
      {step(-1)}
      <label className="stake__pick">
        <span>{now ? words.stakeFixed : words.stake}</span>
        <b aria-hidden="true">{money(stakeKurus)}</b>
        <select
          aria-label={words.stakePick}
          aria-describedby={now ? 'stake-fixed' : undefined}
          value={stakeKurus}
          disabled={!isReady || now !== null}
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
      {now && (
        <span id="stake-fixed" className="visually-hidden">
          {words.stakeFixedWhy}
        </span>
      )}
    </div>
  )
}
