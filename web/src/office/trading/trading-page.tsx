import './trading.css'
import { useState } from 'react'
import { usePhone } from '../../lib/browser/media.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Segments } from '../parts/controls/tabs.tsx'
import { useKeys } from '../parts/keys/use-keys.ts'
import { Failed } from '../parts/states/failed.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import type { Ask } from './ask.ts'
import { RoomDialog } from './dialogs/room-dialogs.tsx'
import { MarketsPane } from './markets/markets-pane.tsx'
import { MatchesPane } from './matches/matches-pane.tsx'
import { DeskLog } from './side/desk-log.tsx'
import { Losses } from './side/losses.tsx'
import { Second } from './side/second.tsx'
import { t } from './texts.ts'
import { useTradingDesk } from './use-room.ts'
import { WaitingPane } from './waiting/waiting-pane.tsx'

const VIEWS = ['matches', 'markets', 'waiting'] as const
type View = (typeof VIEWS)[number]

/** The trading room: matches, the markets of the chosen one, and bets that wait, each pane by itself. */
export function TradingPage() {
  const isPhone = usePhone()
  const me = useMe()
  const { data: desk, error, refetch } = useTradingDesk()
  const [chosen, choose] = useChosen('match')
  const [view, setView] = useState<View>('matches')
  const [ask, setAsk] = useState<Ask>()
  const id = chosen ?? (isPhone ? undefined : desk?.matches[0]?.id)
  const open = (next: string) => {
    choose(next)
    setView('markets')
  }
  useKeys({ '+': focusPrice, '-': focusPrice })
  if (error && !desk) return <Failed error={error} onAgain={() => void refetch()} />
  const isShown = (one: View) => !isPhone || view === one
  return (
    <div className="o-tr">
      {isPhone && (
        <Segments<View>
          label={t('views')}
          choices={VIEWS.map((key) => ({ key, label: t(key) }))}
          chosen={view}
          onChoose={setView}
        />
      )}
      {!id && <h1 className="sr">{t('room')}</h1>}
      {isShown('matches') && <MatchesPane desk={desk} chosen={id} onChoose={open} onAsk={setAsk} />}
      {isShown('markets') && <MarketsPane desk={desk} id={id} onAsk={setAsk} />}
      {isShown('waiting') && (
        <section className="o-tr__pane" aria-label={t('waiting')}>
          <Second onAsk={setAsk} />
          <WaitingPane isOn={mayDo(me, 'waiting.view')} onAsk={setAsk} />
          {desk && <Losses desk={desk} onChoose={open} />}
          {desk && <DeskLog desk={desk} />}
        </section>
      )}
      {ask && <RoomDialog ask={ask} onAsk={setAsk} onClose={() => setAsk(undefined)} />}
    </div>
  )
}

/** From anywhere on the screen the first price has the keys; there + and − step. */
function focusPrice(): void {
  const price = document.querySelector<HTMLInputElement>('[data-price]')
  price?.focus()
  price?.select()
}
