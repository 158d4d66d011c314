import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Language } from '../../protocol.ts'
import { custom } from '../game/game-screen.ts'
import { Door, Strip } from '../game/strip.tsx'
import { isDoor } from '../game/use-game-keys.ts'
import { usePanel } from '../game/views/use-panel.ts'
import { SHELL_WORDS } from '../game/words.ts'
import { keyFor, useKeys } from '../kit/keyboard/use-keys.ts'
import { Past } from '../kit/past.tsx'
import { useSwitch } from '../kit/use-switch.ts'
import { CHAT_WORDS } from './chat/words.ts'
import type { RoomPanelName, RoomPanelsProps } from './panels/room-panels.tsx'
import { Rail } from './rail/rail.tsx'
import type { RoomPageProps } from './room-page-props.ts'
import type { RoomScreen } from './room-screen.ts'
import { netOf, type RoomState } from './room-state.ts'
import './room.css'
import { Say } from './say.tsx'
import { useRoomPlay } from './use-room-play.ts'
import { ROOM_WORDS } from './words.ts'

/** Fetched with the first press of a door, and again with the next where that failed. */
const Panels = lazy<ComponentType<RoomPanelsProps>>(() =>
  import('./panels/room-panels.tsx').then(
    ({ RoomPanels }) => ({ default: RoomPanels }),
    () => ({ default: () => null }),
  ),
)

/** The page of a room: until its first word, what it waits for; then the room. */
export function RoomPage(props: RoomPageProps) {
  const { line, facts, language, onClosed, onReady } = props
  const { line: at, room } = useSyncExternalStore(line.subscribe, line.read)
  const isThere = room !== undefined && room.run !== ''
  useEffect(() => {
    if (typeof at === 'object') onClosed(at.refused)
  }, [at, onClosed])
  useEffect(() => {
    if (isThere) onReady()
  }, [isThere, onReady])
  if (!isThere)
    return (
      <div className="loading" role="status">
        <span className="spin" />
        <p>{SHELL_WORDS[language].getting(facts.name[language])}</p>
      </div>
    )
  return <OpenRoom page={props} room={room} isLost={at !== 'open'} />
}

type OpenProps = { page: RoomPageProps; room: RoomState; isLost: boolean }

function OpenRoom({ page, room, isLost }: OpenProps) {
  const { line, screen, facts, language, words, sound, singleKeys } = page
  const { panel, time, setPanel, closePanel } = usePanel<RoomPanelName>()
  const [isSoundOn, turnSound] = useSwitch(sound)
  const [hasSingleKeys, onSingleKeys] = useSwitch(singleKeys)
  const onSound = () => turnSound(!isSoundOn)
  const play = useRoomPlay(page, room, { isLost, hasSingleKeys })
  const Around = screen.Around ?? Alone
  const wall = useMemo(() => screen.look.wall(facts), [screen, facts])
  // The desk hears its own.
  useKeys((event) => {
    const key = event.repeat || !hasSingleKeys ? undefined : keyFor(event)
    if (key !== undefined && isDoor(key, { onSound, onPanel: setPanel })) event.preventDefault()
  })
  return (
    <main
      className="game game--room"
      style={custom({ '--plate': screen.look.plate, '--ring': screen.look.ring })}
    >
      <img className="game__wall" src={wall} alt="" />
      <div className="lay lay--rail">
        <Strip
          facts={facts}
          open={{
            openedMs: room.openedMs,
            netKurus: netOf(room),
            session: { isDemo: room.welcome.isDemo },
          }}
          balanceKurus={room.balanceKurus}
          raised={{ balanceKurus: room.balanceKurus, isBusy: false, onPaid: line.paid }}
          options={{ language, words, token: line.token }}
          isSoundOn={isSoundOn}
          onSound={onSound}
          onPanel={setPanel}
        >
          <Door
            icon="chat"
            name={CHAT_WORDS[language].name}
            onPress={() => setPanel('chat')}
            on="phone"
            opens
          />
        </Strip>
        <Around play={play}>
          <div className="game__stage room__stage">
            {!screen.Rail && (
              <div className="room__past">
                <Past
                  label={ROOM_WORDS[language].chain.last}
                  results={pastOf(room, screen, language)}
                />
              </div>
            )}
            <screen.Stage play={play} />
          </div>
          <div className="foot">
            <Say play={play} screen={screen} words={words} onDismiss={line.dismiss} />
            {screen.Desk && <screen.Desk play={play} />}
          </div>
        </Around>
        {screen.Rail ? (
          <screen.Rail play={play} />
        ) : (
          <Rail play={play} screen={screen} onProof={() => setPanel('fairness')} />
        )}
      </div>
      {panel && (
        <Suspense fallback={null}>
          <Panels
            key={time}
            page={page}
            play={play}
            name={panel}
            hasSingleKeys={hasSingleKeys}
            onSingleKeys={onSingleKeys}
            onClose={() => closePanel(time)}
          />
        </Suspense>
      )}
    </main>
  )
}

/** Around stage and desk that share nothing. */
const Alone = ({ children }: { children: ReactNode }) => children

const pastOf = ({ view }: RoomState, screen: RoomScreen, language: Language) =>
  view.past.map((round) => ({ id: String(round.number), ...screen.past(round, language) }))
