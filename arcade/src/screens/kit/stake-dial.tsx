import { useEffect, useRef } from 'react'
import { money } from '../figures.ts'
import { Icon } from '../icon.tsx'

type Props = {
  words: { stake: string; stakeLower: string; stakeHigher: string; stakePick: string }
  stakesKurus: readonly number[]
  stakeKurus: number
  isOff: boolean
  onStake: (stakeKurus: number) => void
}

const HOLD_MS = 400
const REPEAT_MS = 90

/** The stake beside this one in the game's list, or undefined at its ends. */
export function stakeBeside(stakesKurus: readonly number[], stakeKurus: number, step: 1 | -1) {
  const beside = stakesKurus.filter((stake) => (stake - stakeKurus) * step > 0)
  return step > 0 ? beside[0] : beside.at(-1)
}

/** Walks the list of stakes by two buttons, or takes one from the list itself. */
export function StakeDial({ words, stakesKurus, stakeKurus, isOff, onStake }: Props) {
  const held = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef(stakeKurus)
  now.current = stakeKurus
  const stop = () => clearTimeout(held.current)
  useEffect(() => () => clearTimeout(held.current), [])
  const walk = (step: 1 | -1) => {
    const next = isOff ? undefined : stakeBeside(stakesKurus, now.current, step)
    if (next !== undefined) onStake(next)
    return next !== undefined
  }
  const hold = (step: 1 | -1, afterMs: number) => {
    stop()
    held.current = setTimeout(() => walk(step) && hold(step, REPEAT_MS), afterMs)
  }
  const button = (step: 1 | -1) => (
    <button
      type="button"
      aria-label={step > 0 ? words.stakeHigher : words.stakeLower}
      aria-disabled={isOff || stakeBeside(stakesKurus, stakeKurus, step) === undefined}
      onClick={() => walk(step)}
      onPointerDown={() => hold(step, HOLD_MS)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <Icon name={step > 0 ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <div className="dial num">
      {button(-1)}
      <label className="dial__value">
        {words.stake} <b aria-hidden="true">{money(stakeKurus)}</b>
        <select
          aria-label={words.stakePick}
          value={stakeKurus}
          disabled={isOff}
          onChange={(event) => onStake(Number(event.target.value))}
        >
          {stakesKurus.map((stake) => (
            <option key={stake} value={stake}>
              {money(stake)}
            </option>
          ))}
        </select>
      </label>
      {button(1)}
    </div>
  )
}
