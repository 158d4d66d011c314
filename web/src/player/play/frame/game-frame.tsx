import '../play.css'
import { useEffect, useRef, useState } from 'react'
import { optionOf, useBootstrap } from '../../../lib/content/bootstrap.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Reminder } from '../session/use-reminder.ts'
import { t } from '../texts.ts'
import { type GameMessage, readGameMessage } from './game-message.ts'
import type { Launched } from './launch-calls.ts'
import { useUnreached } from './unreached.ts'
import { useReminderInFrame } from './use-reminder-in-frame.ts'

/** After this long without a sign of the game, we say that something is slow. */
const SLOW_AFTER_MS = 12_000
/** Of a game that tells us nothing: so long after its page has come, what it draws itself is seen. */
const SETTLED_AFTER_MS = 1_500
/** Runs a launch page without an origin; its game is then shown in the same frame. */
const LAUNCH_FRAME = '/launch-frame'
const CONTROLS = 'a, button, input, select, textarea'

type FrameProps = {
  name: string
  /** Undefined while the launch is on its way. */
  game: Launched | undefined
  onMessage: (message: GameMessage) => void
  onReload: () => void
  reminder: Reminder
}

/** The game itself, on its supplier's origin. Mount it with a new key for every launch. */
export function GameFrame({ name, game, onMessage, onReload, reminder }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const arcadeUrl = optionOf(useBootstrap().data, 'arcadeUrl')
  // A launch page does not tell where it goes. Those of the arcade's games are the ones we hear.
  const url = game && ('url' in game ? game.url : arcadeUrl)
  const isReady = useMessages(frame, url, (message) => {
    if (message.type === 'zar:reminded') hasTaken()
    onMessage(message)
  })
  const hasTaken = useReminderInFrame({ frame, url, isReady }, reminder)
  const { isSettled, restart } = useSettled()
  const isUnreached = useUnreached(silentUrlOf(game, arcadeUrl))
  const [isWanted, setWanted] = useState(false)
  // Instead of the game its frame would have the browser's own words.
  const isLost = isUnreached && !isReady && !isWanted
  const isShown = isReady || (isSettled && !isLost && !isOfArcade(game, arcadeUrl))
  useEffect(() => {
    if (isShown) takeKeyboard(frame.current)
  }, [isShown])
  const isHandedOver = useRef(false)
  const onLoad = () => {
    restart()
    if (!game || 'url' in game || isHandedOver.current) return
    isHandedOver.current = true
    // What has no origin can be named by none.
    frame.current?.contentWindow?.postMessage(game, '*')
  }
  return (
    <>
      {game && (
        <iframe
          ref={frame}
          className="frame"
          src={'url' in game ? game.url : LAUNCH_FRAME}
          onLoad={onLoad}
          title={name}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen"
        />
      )}
      {isLost && <Unreached onReload={onReload} onShow={() => setWanted(true)} />}
      {!isShown && !isLost && <Waiting name={name} onReload={onReload} />}
    </>
  )
}

/** Only the arcade's games say when there is something to see; of the others nobody can tell. */
const isOfArcade = (game: Launched | undefined, arcadeUrl: string | undefined): boolean =>
  game !== undefined &&
  'url' in game &&
  arcadeUrl !== undefined &&
  new URL(game.url).origin === new URL(arcadeUrl).origin

/** Where a game is that nobody can tell about. */
function silentUrlOf(game: Launched | undefined, arcadeUrl: string | undefined) {
  if (!game || !('url' in game) || arcadeUrl === undefined) return undefined
  return isOfArcade(game, arcadeUrl) ? undefined : game.url
}

/** True some time after the frame's last page has come. */
function useSettled() {
  const [isSettled, setSettled] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const restart = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSettled(true), SETTLED_AFTER_MS)
  }
  return { isSettled, restart }
}

/** Hears this frame and no other window; true once the game has said that it is ready. */
function useMessages(
  frame: { current: HTMLIFrameElement | null },
  url: string | undefined,
  onMessage: (message: GameMessage) => void,
): boolean {
  const [isReady, setReady] = useState(false)
  const latest = useRef(onMessage)
  latest.current = onMessage
  useEffect(() => {
    if (!url) return
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const message = readGameMessage(event, url)
      if (message?.type === 'zar:ready') setReady(true)
      if (message) latest.current(message)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, url])
  return isReady
}

/** The keyboard belongs to the game from here on, unless it is being used beside it. */
function takeKeyboard(frame: HTMLElement | null): void {
  if (!document.activeElement?.matches(CONTROLS)) frame?.focus()
}

/** What stops our own question may let the game through: who knows better has it shown. */
function Unreached({ onReload, onShow }: { onReload: () => void; onShow: () => void }) {
  return (
    <div className="frame__wait" role="alert">
      <p>{t('unreached')}</p>
      <Button variant="primary" onClick={onReload}>
        {t('reload')}
      </Button>
      <Button onClick={onShow}>{t('show')}</Button>
    </div>
  )
}

function Waiting({ name, onReload }: { name: string; onReload: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="frame__wait" role="status">
      <Spinner />
      <p className={isSlow ? undefined : 'sr'}>{isSlow ? t('slow') : t('loading', { name })}</p>
      {isSlow && <Button onClick={onReload}>{t('reload')}</Button>}
    </div>
  )
}
