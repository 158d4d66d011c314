import './thread.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatDate } from '../../lib/language/format.ts'

/**
 * Words that went to and fro, oldest first. It scrolls by itself where it has a height, and stays at
 * its end while messages come, unless the reader has gone back to older ones.
 */
export function Thread({
  label,
  end,
  children,
}: {
  label: string
  /** Changes with the last message. */
  end: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the last message that moves it
  useLayoutEffect(() => {
    const thread = ref.current
    if (thread && isAtEnd.current) thread.scrollTop = thread.scrollHeight
  }, [end])
  return (
    <div
      ref={ref}
      className="thread"
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48
      }}
    >
      {children}
    </div>
  )
}

type BubbleProps = {
  isOwn: boolean
  /** Who speaks, for a screen reader: the side says it to the eye. */
  by: string
  text: string
  timeStamp: string
  /** Under the words: files. */
  children?: ReactNode
  /** Beside the time: what has become of it. */
  state?: ReactNode
}

/** One message: the player's at the right, support's at the left. Its words are shown as they are. */
export function Bubble({ isOwn, by, text, timeStamp, children, state }: BubbleProps) {
  return (
    <article className={isOwn ? 'bubble bubble--own' : 'bubble'}>
      <b className="bubble__by">{by}</b>
      <p dir="auto">{text}</p>
      {children}
      <small className="num">
        <time dateTime={timeStamp}>{formatDate(timeStamp)}</time>
        {state}
      </small>
    </article>
  )
}

/** Something that happened, in the middle. */
export const ThreadEvent = ({ children }: { children: ReactNode }) => (
  <div className="thread__event">{children}</div>
)
