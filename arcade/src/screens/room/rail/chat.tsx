import { type FormEvent, useEffect, useRef, useState } from 'react'
import './chat.css'
import { TEXT_MAX } from '../../../rooms/chat/chat-protocol.ts'
import { deviceStorage, keptSwitch } from '../../kit/kept.ts'
import type { RoomPlay } from '../room-screen.ts'
import { CHAT_WORDS } from './chat-words.ts'

const opened = keptSwitch(deviceStorage(), 'zar.chat', false)

/** What players write: quiet until it is opened, which the device keeps. */
export function Chat({ play }: { play: RoomPlay }) {
  const { language, chat } = play
  const words = CHAT_WORDS[language]
  const [isOpen, setOpen] = useState(opened.isOn())
  const { open } = chat
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen, open])
  if (!isOpen)
    return (
      <div className="chat__shut">
        <p>{words.note}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            opened.turn(true)
            setOpen(true)
          }}
        >
          {words.open}
        </button>
      </div>
    )
  return (
    <section className="chat" aria-label={words.name}>
      <Lines play={play} />
      {play.room.welcome.isDemo ? (
        <p className="chat__why">{words.guests}</p>
      ) : (
        <Write play={play} />
      )}
    </section>
  )
}

const timeOf = (ms: number, language: RoomPlay['language']): string =>
  new Date(ms).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })

function Lines({ play: { language, chat } }: { play: RoomPlay }) {
  const words = CHAT_WORDS[language]
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const heard = chat.lines.filter(({ by }) => !muted.has(by))
  const last = heard.at(-1)?.id
  useEffect(() => {
    if (last && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  return (
    <div
      ref={box}
      className="chat__lines"
      role="log"
      aria-label={words.lines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard too
      tabIndex={0}
    >
      {heard.length === 0 && <p className="rail__empty">{words.empty}</p>}
      {heard.map(({ id, by, name, text, atMs }) => (
        <article key={id} className="chat__line">
          <b>
            {name}
            <time className="num">{timeOf(atMs, language)}</time>
          </b>
          <p>{text}</p>
          <div>
            <button
              type="button"
              aria-label={words.muteWhom(name)}
              onClick={() => setMuted(new Set([...muted, by]))}
            >
              {words.mute}
            </button>
            <button
              type="button"
              aria-label={reported.has(id) ? words.reported : words.reportWhat(name)}
              aria-disabled={reported.has(id)}
              onClick={() => {
                if (reported.has(id)) return
                setReported(new Set([...reported, id]))
                void chat.report(id)
              }}
            >
              {reported.has(id) ? words.reported : words.report}
            </button>
          </div>
        </article>
      ))}
      {muted.size > 0 && (
        <button type="button" className="chat__why" onClick={() => setMuted(new Set())}>
          {words.unmute(muted.size)}
        </button>
      )}
    </div>
  )
}

function Write({ play }: { play: RoomPlay }) {
  const { language, chat, isLost } = play
  const words = CHAT_WORDS[language]
  const [text, setText] = useState('')
  const [why, setWhy] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isOff = text.trim() === '' || isSending || isLost
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isOff) return
    setSending(true)
    const refusal = await chat.say(text.trim())
    setSending(false)
    setWhy(refusal && play.refusalText(refusal))
    if (!refusal) setText('')
  }
  return (
    <>
      {why && (
        <p className="chat__why" role="alert">
          {why}
        </p>
      )}
      <form className="chat__write" onSubmit={(event) => void send(event)}>
        <input
          type="text"
          autoComplete="off"
          maxLength={TEXT_MAX}
          aria-label={words.write}
          placeholder={words.write}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" aria-disabled={isOff}>
          {words.send}
        </button>
      </form>
    </>
  )
}
