import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../protocol.ts'
import { type ChatLine, TEXT_MAX } from '../../../rooms/chat/chat-protocol.ts'
import { deviceStorage, keptSwitch } from '../../kit/kept.ts'
import type { RoomPlay } from '../room-screen.ts'
import './chat.css'
import { inTime, type ToldLine } from './chat-lines.ts'
import { useMuted } from './muted.ts'
import { CHAT_WORDS } from './words.ts'

const opened = keptSwitch(deviceStorage(), 'zar.chat', false)

/** What players write, and what the room tells: quiet until it is opened, which the device keeps. */
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

function Lines({ play }: { play: RoomPlay }) {
  const { language, chat } = play
  const words = CHAT_WORDS[language]
  const muted = useMuted()
  const box = useRef<HTMLDivElement>(null)
  const heard = chat.lines.filter(({ by }) => !muted.marks.has(by))
  const silent = new Set(chat.lines.map(({ by }) => by).filter((by) => muted.marks.has(by)))
  const lines = inTime<ChatLine | ToldLine>([...chat.told, ...heard])
  const last = lines.at(-1)?.id
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
      {lines.length === 0 && <p className="rail__empty">{words.empty}</p>}
      {lines.map((line) =>
        'speaker' in line ? (
          <Told key={line.id} play={play} line={line} />
        ) : (
          <Said key={line.id} play={play} line={line} onMute={muted.mute} />
        ),
      )}
      {silent.size > 0 && (
        <button type="button" className="chat__why" onClick={() => muted.hearAgain([...silent])}>
          {words.unmute(silent.size)}
        </button>
      )}
    </div>
  )
}

type NameProps = { name: string; atMs: number; language: Language }

const Name = ({ name, atMs, language }: NameProps) => (
  <b>
    {name}
    <time className="num">
      {new Date(atMs).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
    </time>
  </b>
)

type ToldProps = { play: RoomPlay; line: ToldLine }

/** The message line has it too, and reads it out. */
function Told({ play: { language, chat }, line: { speaker, text, atMs } }: ToldProps) {
  const words = CHAT_WORDS[language]
  const name = speaker === 'presenter' ? words.presenter(chat.presenter) : words.system
  return (
    <article className={`chat__line chat__line--${speaker}`} aria-live="off">
      <Name name={name} atMs={atMs} language={language} />
      <p>{text}</p>
    </article>
  )
}

type SaidProps = { play: RoomPlay; line: ChatLine; onMute: (mark: string) => void }

function Said({ play: { language, chat }, line: { id, by, name, text, atMs }, onMute }: SaidProps) {
  const words = CHAT_WORDS[language]
  const [isReported, setReported] = useState(false)
  return (
    <article className="chat__line">
      <Name name={name} atMs={atMs} language={language} />
      <p>{text}</p>
      <div>
        <button type="button" aria-label={words.muteWhom(name)} onClick={() => onMute(by)}>
          {words.mute}
        </button>
        <button
          type="button"
          aria-label={isReported ? words.reported : words.reportWhat(name)}
          aria-disabled={isReported}
          onClick={() => {
            if (isReported) return
            setReported(true)
            void chat.report(id)
          }}
        >
          {isReported ? words.reported : words.report}
        </button>
      </div>
    </article>
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
