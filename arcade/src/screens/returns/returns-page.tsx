import { useEffect, useState } from 'react'
import type { Language } from '../../protocol.ts'
import type { ReturnsReply } from '../../returns/protocol.ts'
import { fetchReturns } from '../arcade-call.ts'
import { momentText, whole } from '../figures.ts'
import { arrange, type Wish } from './arrange.ts'
import { GameRow } from './game-row.tsx'
import { type Family, type Order, RETURNS } from './words.ts'

const FAMILIES = Object.keys(RETURNS.tr.family) as Family[]
const ORDERS: readonly Order[] = ['name', 'rounds', 'declared', 'returned']

type PageProps = {
  language: Language
  /** The game that is looked for from the start. */
  gameCode: string | null
}

/** Every game, what it declares and what it returned as played. Readable without a log-in. */
export function ReturnsPage({ language, gameCode }: PageProps) {
  const words = RETURNS[language]
  const { reply, isFailed, retry } = useReturns()
  return (
    <main className="returns">
      <header>
        <h1 className="returns__title">{words.title}</h1>
        <p className="returns__lead">{words.lead}</p>
      </header>
      {reply && <Games reply={reply} gameCode={gameCode} language={language} />}
      {!reply && !isFailed && <Waiting label={words.loading} />}
      {isFailed && (
        <div className="returns__failed" role="alert">
          <p>{navigator.onLine ? words.failed : words.offline}</p>
          <button type="button" className="button button--primary" onClick={retry}>
            {words.retry}
          </button>
        </div>
      )}
      <section className="how">
        <h2>{words.how}</h2>
        {words.howText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a className="button button--line" href={`/verify?lang=${language}`}>
          {words.verify}
        </a>
      </section>
    </main>
  )
}

/** Asked anew on the way back on line, so that nobody has to press. */
function useReturns() {
  const [reply, setReply] = useState<ReturnsReply>()
  const [isFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const retry = () => {
    setFailed(false)
    setTurn((last) => last + 1)
  }
  useEffect(() => {
    let isGone = false
    fetchReturns().then(
      (told) => !isGone && setReply(told),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [turn])
  useEffect(() => {
    if (!isFailed) return
    const again = () => {
      setFailed(false)
      setTurn((last) => last + 1)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isFailed])
  return { reply, isFailed, retry }
}

const BONES = [1, 2, 3, 4, 5, 6]

function Waiting({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <ul className="games" aria-hidden>
        {BONES.map((bone) => (
          <li key={bone} className="game game--bone" />
        ))}
      </ul>
    </div>
  )
}

function Games({ reply, gameCode, language }: PageProps & { reply: ReturnsReply }) {
  const words = RETURNS[language]
  const asked = reply.games.find((game) => game.gameCode === gameCode)
  const search = asked?.name[language] ?? ''
  const [wish, setWish] = useState<Wish>({ search, family: null, order: 'name' })
  const found = arrange(reply.games, wish, language)
  return (
    <>
      <Controls wish={wish} setWish={setWish} reply={reply} language={language} />
      <div className="returns__line">
        <p role="status" className="num">
          {words.count(whole(found.length, language))}
        </p>
        <ul className="legend">
          <li className="legend__declared">{words.legendDeclared}</li>
          <li className="legend__interval">{words.legendInterval}</li>
        </ul>
        <p className="num">{words.at(momentText(reply.at, language))}</p>
      </div>
      {found.length > 0 ? (
        <ul className="games">
          {found.map((game) => (
            <GameRow key={game.gameCode} game={game} language={language} />
          ))}
        </ul>
      ) : (
        <div className="returns__none">
          <p>{words.none}</p>
          <button
            type="button"
            className="button button--line"
            onClick={() => setWish({ ...wish, search: '', family: null })}
          >
            {words.clear}
          </button>
        </div>
      )}
    </>
  )
}

type ControlsProps = {
  wish: Wish
  setWish: (wish: Wish) => void
  reply: ReturnsReply
  language: Language
}

function Controls({ wish, setWish, reply, language }: ControlsProps) {
  const words = RETURNS[language]
  const countOf = (family: Family) => reply.games.filter((game) => game.family === family).length
  const chips = [
    { family: null, text: words.all, count: reply.games.length },
    ...FAMILIES.map((family) => ({ family, text: words.family[family], count: countOf(family) })),
  ].filter(({ count }) => count > 0)
  return (
    <div className="controls">
      <div className="field">
        <label htmlFor="search">{words.search}</label>
        <input
          id="search"
          type="search"
          autoComplete="off"
          value={wish.search}
          onChange={({ target }) => setWish({ ...wish, search: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="order">{words.order}</label>
        <select
          id="order"
          value={wish.order}
          onChange={({ target }) => setWish({ ...wish, order: target.value as Order })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {words.orders[order]}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="chips" aria-label={words.kind}>
        {chips.map(({ family, text, count }) => (
          <button
            key={text}
            type="button"
            aria-pressed={wish.family === family}
            onClick={() => setWish({ ...wish, family })}
          >
            {text} <small className="num">{count}</small>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
