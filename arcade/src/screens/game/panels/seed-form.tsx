import { type FormEvent, useState } from 'react'
import type { SeedReply } from '../../../protocol.ts'
import { Refused } from '../../arcade-call.ts'
import type { PanelGame, PanelSeat } from './panel-game.ts'
import type { PanelWords } from './words.ts'

type Props = {
  game: PanelGame
  open: PanelSeat
  words: PanelWords
  onRevealed: (revealed: SeedReply['revealed']) => void
}

/** The player's seed for the server seed that waits, drawn by the browser until they write another. */
export function SeedForm({ game, open, words, onRevealed }: Props) {
  const isFirst = open.fairness.pair === null
  const [written, setWritten] = useState<string>()
  const seed = written ?? open.clientSeed
  const [fault, setFault] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = open.phase !== 'ready'
  const isBlocked = isBusy || open.isOffline || isAsking
  const change = (text: string) => {
    setWritten(text)
    setFault(game.chooseSeed(text) ? '' : words.clientSeedWrong)
  }
  const rotate = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked) return
    if (!game.chooseSeed(seed)) return setFault(words.clientSeedWrong)
    setIsAsking(true)
    setFault('')
    try {
      onRevealed(await game.rotate())
      setWritten(undefined)
    } catch (error) {
      setFault(faultOf(error, words))
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <form className="seed" onSubmit={(event) => void rotate(event)}>
      <div className={`field${fault ? ' field--wrong' : ''}`}>
        <label htmlFor="seed">{isFirst ? words.clientSeed : words.newClientSeed}</label>
        <input
          id="seed"
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== ''}
          aria-describedby="seed-hint"
          onChange={(event) => change(event.target.value)}
        />
        <small id="seed-hint" role={fault ? 'alert' : undefined}>
          {fault || (isBusy ? words.rotateOpenRound : words.clientSeedHint)}
        </small>
      </div>
      <button
        type="submit"
        className="button button--primary"
        aria-disabled={isBlocked}
        aria-busy={isAsking}
      >
        {isAsking ? words.rotating : isFirst ? words.beginSeeds : words.rotate}
      </button>
    </form>
  )
}

function faultOf(error: unknown, words: PanelWords): string {
  if (!(error instanceof Refused)) return words.rotateFailed
  if (error.refusal === 'round_open') return words.rotateOpenRound
  return error.refusal === 'seeds_changed' ? words.refusals.seeds_changed.text : words.rotateFailed
}
