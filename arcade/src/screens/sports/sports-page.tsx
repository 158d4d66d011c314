import { type ReactNode, useEffect, useState } from 'react'
import type { SlateReply } from '../../sports/protocol.ts'
import { BetForm, type Chosen } from './bet-form.tsx'
import { Bets } from './bets.tsx'
import type { Frame } from './frame.ts'
import { money } from './money.ts'
import { useGuest } from './use-guest.ts'
import { useSlate } from './use-slate.ts'
import { WORDS, type Words } from './words.ts'

type Match = SlateReply['matches'][number]

/** The sandbox partner's page: the matches of this minute, and the bets of whoever is signed in. */
export function SportsPage({ frame }: { frame: Frame }) {
  const words = WORDS[frame.language]
  const { matches, secondsLeft, isFailed, retry } = useSlate(frame.board)
  const { guest, isFailed: isSessionFailed } = useGuest(frame)
  const [chosen, setChosen] = useState<Chosen>()
  const isReadOnly = frame.style === 'betconstruct' && frame.token !== null
  useHeight(frame)
  const pick = (match: Match, at: number) => {
    if (frame.token === null) frame.tell('login')
    else if (guest) setChosen({ match, pick: at, requestId: crypto.randomUUID() })
  }
  return (
    <main className="book">
      <header className="book__head">
        <h1>{words.title}</h1>
        {guest && (
          <p className="num">
            {words.balance}: <b>{money(guest.balance)}</b>
          </p>
        )}
        {frame.token === null && (
          <button type="button" className="button button--line" onClick={() => frame.tell('login')}>
            {words.login}
          </button>
        )}
      </header>
      <p className="book__note">{isReadOnly ? words.readOnly : words.note}</p>
      {isSessionFailed && <p role="alert">{words.noSession}</p>}
      <section aria-labelledby="board">
        <div className="book__bar">
          <h2 id="board">{words.boards[frame.board]}</h2>
          <span className="num">{secondsLeft > 0 ? words.closes(secondsLeft) : words.closed}</span>
        </div>
        {matches ? (
          <ul className="matches">
            {matches.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                words={words}
                isReadOnly={isReadOnly}
                isClosed={secondsLeft === 0}
                chosen={chosen?.match.id === match.id ? chosen.pick : undefined}
                onPick={(at) => pick(match, at)}
              >
                {guest && chosen?.match.id === match.id && (
                  <BetForm
                    key={chosen.requestId}
                    chosen={chosen}
                    guest={guest}
                    words={words}
                    onDone={() => setChosen(undefined)}
                    onPlaced={() => frame.tell('balance')}
                  />
                )}
              </MatchRow>
            ))}
          </ul>
        ) : isFailed ? (
          <div className="book__wait" role="alert">
            <p>{words.failed}</p>
            <button type="button" className="button button--primary" onClick={retry}>
              {words.retry}
            </button>
          </div>
        ) : (
          <div className="book__wait" role="status">
            <span className="spin" />
            <p>{words.loading}</p>
          </div>
        )}
      </section>
      {guest && <Bets bets={guest.bets} words={words} />}
    </main>
  )
}

type RowProps = {
  match: Match
  words: Words
  isReadOnly: boolean
  isClosed: boolean
  chosen: number | undefined
  onPick: (at: number) => void
  /** The slip of the price that was chosen: where it was pressed. */
  children: ReactNode
}

function MatchRow(props: RowProps) {
  const { match, words, isReadOnly, isClosed, chosen, onPick, children } = props
  return (
    <li className="match">
      <b>
        {match.home} – {match.away}
      </b>
      <span className="match__prices">
        {match.prices.map((price, at) =>
          price === 0 ? null : (
            <button
              key={words.picks[at]}
              type="button"
              className="price num"
              aria-pressed={chosen === at}
              disabled={isReadOnly || isClosed}
              onClick={() => onPick(at)}
            >
              <small>{words.picks[at]}</small>
              {(price / 100).toFixed(2)}
            </button>
          ),
        )}
      </span>
      {children}
    </li>
  )
}

/** Tells the site how high the page is, so that it needs no second scroll bar. */
function useHeight({ tell, token }: Frame): void {
  useEffect(() => {
    tell('mounted')
    if (token !== null) tell('balance')
    const watch = new ResizeObserver(() => tell({ height: document.body.scrollHeight }))
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [tell, token])
}
