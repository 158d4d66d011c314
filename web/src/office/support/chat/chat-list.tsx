import type { UseQueryResult } from '@tanstack/react-query'
import {
  attendChat,
  CHATS_MAX,
  type ChatRow,
  type listChats,
  takeChat,
} from '@zar/contract/office/support/chats'
import { MessageCircleOff } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Button } from '../../parts/controls/button.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { ChatLine } from './chat-line.tsx'
import { t } from './texts.ts'
import { sortOut, useAttending, useRefresh } from './use-chats.ts'

type View = 'mine' | 'waiting' | 'all'
type Props = {
  chats: UseQueryResult<z.output<typeof listChats.output>>
  chosen: string | undefined
  onChoose: (number: string) => void
}

/** The person's own conversations, and below them those that nobody has. */
export function ChatList({ chats, chosen, onChoose }: Props) {
  const me = useMe()
  const refresh = useRefresh()
  const [view, setView] = useState<View>('mine')
  const rows = chats.data?.rows ?? []
  const { mine, waiting } = sortOut(rows, me.id)
  const mayAnswer = mayDo(me, 'chat.answer')
  const take = async ({ number, player }: ChatRow) => {
    try {
      await call(takeChat, { number })
      notify(t('taken', { name: player.username }))
      onChoose(`${number}`)
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  const lines = (of: readonly ChatRow[]) =>
    of.map((row) => (
      <ChatLine
        key={row.number}
        row={row}
        isChosen={`${row.number}` === chosen}
        onChoose={() => onChoose(`${row.number}`)}
        onTake={mayAnswer ? () => void take(row) : undefined}
      />
    ))
  const first = view === 'all' ? rows : view === 'mine' ? mine : []
  const isNone = first.length === 0 && (view === 'all' || waiting.length === 0)
  return (
    <section className="o-ch__l" aria-label={t('list')}>
      <div className="o-ch__h">
        <h1>{t('list')}</h1>
        {mayAnswer && <Presence isThere={chats.data?.isThere ?? false} count={mine.length} />}
      </div>
      <div className="o-ch__chips">
        <QuickChips<View>
          label={t('views')}
          chips={[
            { key: 'mine', label: t('mine'), count: mine.length },
            { key: 'waiting', label: t('waiting'), count: waiting.length },
            { key: 'all', label: t('all'), count: rows.length },
          ]}
          chosen={view}
          onChoose={setView}
        />
      </div>
      {chats.error && !chats.data && (
        <Failed error={chats.error} onAgain={() => void chats.refetch()} />
      )}
      <ul>{lines(first)}</ul>
      {view !== 'all' && waiting.length > 0 && (
        <>
          <h2 className="o-ch__sub">{t('waitingHead')}</h2>
          <ul>{lines(waiting)}</ul>
        </>
      )}
      {chats.data && isNone && (
        <Empty icon={MessageCircleOff} title={t('none')}>
          {t('noneNote')}
        </Empty>
      )}
    </section>
  )
}

/** Whether players are told that somebody is here. */
function Presence({ isThere, count }: { isThere: boolean; count: number }) {
  const refresh = useRefresh()
  useAttending(isThere)
  const turn = async () => {
    try {
      await call(attendChat, { isThere: !isThere })
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  const words = { count, max: CHATS_MAX }
  return (
    <>
      <span className={isThere ? 'o-ch__live is-on' : 'o-ch__live'}>
        {t(isThere ? 'open' : 'away', words)}
      </span>
      <span className="o-push">
        <Button size="s" kind="ghost" onClick={() => void turn()}>
          {t(isThere ? 'leave' : 'come')}
        </Button>
      </span>
    </>
  )
}
