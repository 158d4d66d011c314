import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Facts } from '../../games/facts.ts'
import type { Language } from '../../protocol.ts'
import type { RaisedBalance } from '../jackpots/use-own-win.ts'
import type { Sound } from '../kit/sound/sound.ts'
import { useSwitch } from '../kit/use-switch.ts'
import { stopAction, useAutoplay } from './autoplay/use-autoplay.ts'
import { RefusedCard, refusalOnCard } from './cards/refused-card.tsx'
import { ReminderCard } from './cards/reminder-card.tsx'
import { Celebration } from './celebration.tsx'
import { Desk } from './desk.tsx'
import type { PlayControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import { keepBalance } from './flow/play-store.ts'
import { spinOf } from './free-rounds/free-rounds.ts'
import { rewardMain } from './free-rounds/reward-main.ts'
import { RewardOverCard } from './free-rounds/reward-over.tsx'
import { type AnyScreen, type Asked, custom, type Play } from './game-screen.ts'
import { MessageLine } from './message-line.tsx'
import type { PageProps } from './page-props.ts'
import { Strip } from './strip.tsx'
import { useGameKeys } from './use-game-keys.ts'
import { usePanels } from './views/use-panels.ts'

type Props = PageProps & { open: OpenPlay }

/** The shell: strip, stage, message line, desk. Everything of the game itself is the screen's. */
export function OpenPage({ store, controls, facts, sound, singleKeys, lobby, open }: Props) {
  const { screen } = store
  const { language } = store.options
  const [options, setOptions] = useState<object>(screen.first)
  const { panel, time, setPanel, closePanel, Panels } = usePanels()
  const onOptions = (change: object) =>
    setOptions((now) => {
      store.choices = { ...now, ...change }
      return store.choices as object
    })
  const idle = playOf(open, controls, language, sound)
  const play = heldPlay(idle, open)
  const asked: Asked<object> = { play, options, onOptions }
  const frame = open.frame ?? screen.frameOf(open.round, options)
  const begins = screen.main({ play: idle, options, onOptions })
  const main = open.autoplay
    ? stopAction(open.autoplay, controls, language)
    : rewardMain(screen.main(asked, frame), open, store.options.words)
  useAutoplay({ open, main: begins, isHeld: panel !== null || open.reminder !== null, controls })
  const [isSoundOn, turnSound] = useSwitch(sound)
  const onSound = () => turnSound(!isSoundOn)
  const [hasSingleKeys, onSingleKeys] = useSwitch(singleKeys)
  useGameKeys({ controls, screen, asked, main, onSound, onPanel: setPanel, open, hasSingleKeys })
  return (
    <main
      className={`game game--${open.celebrated?.tier ?? 'none'}`}
      style={custom({ '--plate': screen.look.plate, '--ring': screen.look.ring })}
    >
      <Ground look={screen.look} facts={facts} />
      <div className="lay">
        <Strip
          facts={facts}
          open={open}
          options={store.options}
          isSoundOn={isSoundOn}
          onSound={onSound}
          onPanel={setPanel}
          raised={raisedBy(store, open)}
        />
        <StageBox store={store} controls={controls} open={open}>
          <screen.Stage play={play} options={options} onOptions={onOptions} frame={frame} />
        </StageBox>
        <div className="foot">
          <MessageLine
            open={open}
            message={screen.message(asked, frame)}
            options={store.options}
            controls={controls}
            onSeeds={() => setPanel('fairness')}
          />
          <Desk
            store={store}
            controls={controls}
            open={open}
            asked={asked}
            main={main}
            frame={frame}
          />
        </div>
      </div>
      <Cards store={store} controls={controls} open={open} lobby={lobby} />
      {panel && (
        <Panels
          key={time}
          name={panel}
          store={store}
          controls={controls}
          facts={facts}
          open={open}
          hasSingleKeys={hasSingleKeys}
          onSingleKeys={onSingleKeys}
          onClose={() => closePanel(time)}
        />
      )}
    </main>
  )
}

const raisedBy = (store: PageProps['store'], { balanceKurus, phase }: OpenPlay): RaisedBalance => ({
  balanceKurus,
  isBusy: phase !== 'ready',
  onPaid: (paid) => keepBalance(store, paid),
})

type CardsProps = Pick<Props, 'store' | 'controls' | 'open' | 'lobby'>

/** What holds for the whole game; a reminder waits until what runs has been told. */
function Cards({ store, controls, open, lobby }: CardsProps) {
  const refusal = refusalOnCard(open)
  const isBusy = open.phase === 'asking' || open.phase === 'telling'
  if (refusal)
    return (
      <RefusedCard
        refusal={refusal}
        options={store.options}
        lobby={lobby}
        controls={controls}
        tellParent={store.tellParent}
      />
    )
  if (!open.reminder || isBusy) return null
  return (
    <ReminderCard
      reminder={open.reminder}
      language={store.options.language}
      onAnswer={controls.answerReminder}
    />
  )
}

type StageProps = Pick<Props, 'store' | 'controls' | 'open'> & { children: ReactNode }

/** A press on the stage ends what is told there, or goes on where it asks. */
function StageBox({ store: { screen, options }, controls, open, children }: StageProps) {
  const { now, over } = open.freeRounds
  const onStage = () => open.phase === 'telling' && !screen.isByHand && controls.skip()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same
    <div className="game__stage" onClick={onStage}>
      {children}
      {!screen.hasSill && <Celebration open={open} language={options.language} />}
      {over && open.phase === 'ready' && (
        <RewardOverCard
          over={over}
          hasNext={now !== null}
          stakeKurus={open.stakeKurus}
          words={options.words}
          onGoOn={controls.goOn}
        />
      )}
    </div>
  )
}

/** The address of the picture behind the stage, once it is drawn; without it the plate's colour is there. */
function useWall({ wall }: AnyScreen['look'], facts: Facts): string | undefined {
  const drawn = useMemo(() => wall?.(facts), [wall, facts])
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (drawn instanceof Promise) drawn.then(setLate).catch(() => undefined)
  }, [drawn])
  return drawn instanceof Promise ? late : drawn
}

/** What lies behind the stage. */
function Ground({ look, facts }: { look: AnyScreen['look']; facts: Facts }) {
  const wall = useWall(look, facts)
  return (
    <>
      {wall && <img className="game__wall" src={wall} alt="" />}
      {!look.isScene && <div className="game__veil" aria-hidden="true" />}
    </>
  )
}

/** Between two rounds that run by themselves nothing can be chosen. */
const heldPlay = (play: Play, { autoplay, phase }: OpenPlay): Play =>
  autoplay && phase === 'ready' ? { ...play, phase: 'asking' } : play

const playOf = (
  open: OpenPlay,
  { begin, move, skip }: PlayControls,
  language: Language,
  sound: Sound,
): Play => ({
  language,
  balanceKurus: open.balanceKurus,
  stakeKurus: spinOf(open).stakeKurus,
  round: open.round,
  phase: open.phase,
  past: open.past,
  isOffline: open.isOffline,
  hasFastPlay: open.session.hasFastPlay,
  reward: open.freeRounds.now,
  begin,
  move,
  skip,
  sound: sound.play,
})
