import { useId, useState } from 'react'
import type { BetRefusal, SlateReply } from '../../sports/protocol.ts'
import { money } from './money.ts'
import { sendBet } from './sports-call.ts'
import type { Guest } from './use-guest.ts'
import type { Words } from './words.ts'

/** A price that was pressed; its bet is one, however often it is sent. */
export type Chosen = { match: SlateReply['matches'][number]; pick: number; requestId: string }

type Props = {
  chosen: Chosen
  guest: Guest
  words: Words
  onDone: () => void
  onPlaced: () => void
}

const STAKE = /^\d{1,5}([.,]\d{1,2})?$/

export function BetForm({ chosen, guest, words, onDone, onPlaced }: Props) {
  const { match, pick, requestId } = chosen
  const [text, setText] = useState('10')
  const [state, setState] = useState<'idle' | 'sending' | 'placed' | BetRefusal>('idle')
  const id = useId()
  const stakeKurus = STAKE.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : 0
  const price = match.prices[pick] ?? 0
  const send = async () => {
    setState('sending')
    const bet = { session: guest.session, requestId, matchId: match.id, pick, stakeKurus }
    const refusal = await sendBet(bet).then(
      (reply) => reply.refusal,
      () => 'unclear' as const,
    )
    setState(refusal ?? 'placed')
    onPlaced()
    await guest.refresh()
  }
  const isOver = state !== 'idle' && state !== 'sending'
  return (
    <form
      className="betform"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>
        {match.home} – {match.away}: <b>{words.picks[pick]}</b>{' '}
        <b className="num">{(price / 100).toFixed(2)}</b>
      </p>
      {!isOver && (
        <>
          <label htmlFor={id}>{words.stake}</label>
          <input
            id={id}
            className="num"
            inputMode="decimal"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p className="num">
            {words.possible}: <b>{money(Math.floor((stakeKurus * price) / 100) / 100)}</b>
          </p>
        </>
      )}
      <p role="status">
        {state === 'placed' && words.placed}
        {isOver && state !== 'placed' && words.refusals[state]}
      </p>
      <span className="betform__end">
        {!isOver && (
          <button
            type="submit"
            className="button button--primary"
            disabled={state === 'sending' || stakeKurus < 100}
          >
            {state === 'sending' ? words.placing : words.place}
          </button>
        )}
        <button type="button" className="button button--line" onClick={onDone}>
          {isOver ? words.done : words.cancel}
        </button>
      </span>
    </form>
  )
}
