import './chat.css'
import { MessagesSquare, WifiOff } from 'lucide-react'
import { usePhone } from '../../../lib/browser/media.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { useMe } from '../../parts/api/session.ts'
import { Say } from '../../parts/controls/say.tsx'
import { useKeys } from '../../parts/keys/use-keys.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import { ChatList } from './chat-list.tsx'
import { Talk } from './talk.tsx'
import { t } from './texts.ts'
import { sortOut, useChats } from './use-chats.ts'
import { useStepping } from './use-stepping.ts'

/** The chat: conversations at the left, the open one in the middle, who writes at the right. */
export function ChatPage() {
  const isPhone = usePhone()
  const isOnline = useOnline()
  const me = useMe()
  const chats = useChats()
  const [chosen, choose] = useChosen()
  const rows = chats.data?.rows ?? []
  const { mine, waiting } = sortOut(rows, me.id)
  const names = [...mine, ...waiting].map(({ number }) => `${number}`)
  const step = (by: 1 | -1) => {
    const at = names.indexOf(chosen ?? '')
    const next = names[at < 0 ? 0 : at + by]
    if (next) choose(next)
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  useStepping(step)
  const isTalk = chosen !== undefined
  return (
    <div className="o-ch">
      {!(isPhone && isTalk) && <ChatList chats={chats} chosen={chosen} onChoose={choose} />}
      {isTalk && <Talk key={chosen} number={chosen} onLeave={() => choose(undefined)} />}
      {!isTalk && !isPhone && (
        <section className="o-ch__m o-ch__none">
          <Empty icon={MessagesSquare} title={t('pick')}>
            {t('pickNote')}
          </Empty>
        </section>
      )}
      {!isOnline && (
        <div className="o-ch__stale">
          <Say tone="wait" icon={WifiOff} role="status">
            {t('stale')}
          </Say>
        </div>
      )}
    </div>
  )
}
