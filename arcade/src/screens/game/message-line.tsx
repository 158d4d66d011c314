import type { ReactNode } from 'react'
import { momentText, money } from '../figures.ts'
import { Icon } from '../icon.tsx'
import { AUTOPLAY_WORDS } from './autoplay/words.ts'
import { refusalOnCard } from './cards/refused-card.tsx'
import type { PlayControls } from './flow/open-play.ts'
import { isOfResumed, type OpenPlay, type PlayOptions } from './flow/play-state.ts'
import type { Message } from './game-screen.ts'
import { FirstSeeds } from './views/first-seeds.tsx'
import { SHELL_WORDS } from './words.ts'

type Props = {
  open: OpenPlay
  message: Message
  options: PlayOptions
  controls: PlayControls
  onSeeds: () => void
}

type AnswersProps = Omit<Props, 'message' | 'onSeeds'>

/** One sentence: what happened, or what is asked. It is the page's one live region. */
export function MessageLine(props: Props) {
  const { open, message, options, controls, onSeeds } = props
  const { language, words } = options
  const notice = noticeOf(open, options)
  const own = { ...message, text: unparted(restText(props)) }
  const said: Message = notice ? { text: notice } : own
  const isFirst = !notice && open.fairness.pair === null && open.phase === 'ready'
  return (
    <div className={`say num${said.isWin ? ' say--win' : ''}${notice ? ' say--notice' : ''}`}>
      {notice && <Icon name={open.isOffline ? 'offline' : 'info'} />}
      {isFirst && <FirstSeeds open={open} words={words} onChange={onSeeds} />}
      <Sentence said={said} isHidden={isFirst}>
        {open.autoplayEnd && ` ${AUTOPLAY_WORDS[language].ends[open.autoplayEnd]}`}
        {open.said && <span className="visually-hidden"> {open.said}</span>}
      </Sentence>
      {notice && <Answers open={open} options={options} controls={controls} />}
    </div>
  )
}

/**
 * A number stands on one line with the word that it counts, or that it is the number of, and a sum with
 * what multiplies it.
 */
const unparted = (text: string) =>
  text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\p{L}) (?=\d+[:.](\s|$))/gu, '$1\u00a0')
    .replace(/ × (?=\d)/g, '\u00a0×\u00a0')

const SUM = /(₺\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*×)/

/** Sums and multipliers stand out. */
const withSums = (text: string): ReactNode =>
  text.split(SUM).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))

type SentenceProps = { said: Message; isHidden: boolean; children: ReactNode }

/**
 * The live region. A step's sentence is seen alone: nothing is read out until the round's own comes. What was
 * asked for is read in its place, each time as something new. A sentence is replaced as one: it is read out whole.
 */
function Sentence({ said, isHidden, children }: SentenceProps) {
  const { text, isStep = false, aloud } = said
  const isApart = isStep || aloud !== undefined
  return (
    <>
      {isApart && <p aria-hidden="true">{withSums(text)}</p>}
      <p role="status" aria-atomic="false" className={isHidden || isApart ? 'visually-hidden' : ''}>
        {aloud && <span key={aloud.time}>{aloud.text}</span>}
        {!isApart && <span key={text}>{withSums(text)}</span>}
        {children}
      </p>
    </>
  )
}

/** What can be done about a refusal. */
function Answers({ open, options: { words }, controls }: AnswersProps) {
  if (open.isOffline || open.notice === null || isOfResumed(open.notice)) return null
  return (
    <button type="button" className="say__ok" onClick={controls.dismiss}>
      {words.gotIt}
    </button>
  )
}

/** The game's own sentence; at rest before a free round, what was given. */
function restText({ open, message, options: { language, words } }: Props): string {
  const { now } = open.freeRounds
  if (!now || open.phase !== 'ready') return message.text
  const until = words.rewardUntil(momentText(now.endsAt, language))
  return open.round?.isFree
    ? `${message.text} ${words.rewardLeft(now.left)}.`
    : `${words.rewardSaid(now.left, money(now.stakeKurus))} ${until}`
}

/** What stands before the game's own sentence: the line that is lost, a refusal, a resumed round. */
function noticeOf(open: OpenPlay, { language, words }: PlayOptions) {
  const { isOffline, notice, phase, balanceKurus } = open
  if (isOffline) return phase === 'ready' ? words.offline : words.offlineRound
  if (notice === null || refusalOnCard(open)) return undefined
  if (isOfResumed(notice)) return phase === 'ready' ? undefined : words[notice]
  if (notice.refusal === 'not_enough_money')
    return SHELL_WORDS[language].shortOfMoney(money(balanceKurus))
  const { title, text } = words.refusals[notice.refusal]
  return `${title}. ${text}`
}
