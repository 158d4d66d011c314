import './chat.css'
import { CHAT_TEXT_MAX, type ChatMessage } from '@zar/contract/support/chat'
import { Copy, Ticket } from 'lucide-react'
import { useOnline } from '../../lib/browser/online.ts'
import { closeDialog } from '../../lib/dialog/dialog.ts'
import { formatDate } from '../../lib/language/format.ts'
import { useLoginFirst } from '../../lib/session/login-first.ts'
import { useSession } from '../../lib/session/session.ts'
import { useDraftState } from '../../lib/storage/drafts.ts'
import { Tag } from '../../ui/data-display/tag.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { Composer } from '../../ui/form/composer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ChatLog } from './chat-log.tsx'
import { t } from './texts.ts'
import { readWhole, useChat, useOutbox, useToTicket } from './use-chat.ts'

/** The live chat of a player; a visitor logs in first. */
export function ChatDialog() {
  const isSignedIn = useLoginFirst()
  const usercode = useSession()?.usercode
  if (!isSignedIn || usercode === undefined) return null
  return <Chat key={usercode} usercode={usercode} />
}

function Chat({ usercode }: { usercode: string }) {
  const chat = useChat()
  const messages = chat.data?.pages.toReversed().flatMap((page) => page.messages) ?? []
  const outbox = useOutbox(usercode, messages)
  const toTicket = useToTicket()
  const [{ text }, setDraft, forget] = useDraftState('chat', { text: '' })
  const newest = chat.data?.pages[0]
  const canTicket = newest?.canTicket ?? false
  // An offer that was taken up before is none any more.
  const last = messages.findLast(({ event }) => event !== null)
  const ticket = {
    offeredAt: canTicket && last?.event === 'away' ? last.place : undefined,
    isBusy: toTicket.isPending,
    make: () => toTicket.mutate(),
  }
  return (
    <Dialog
      title={t('title')}
      onClose={closeDialog}
      isNarrow
      aside={<Presence isStaffed={newest?.isStaffed} />}
    >
      <div className="dialog__fill chat">
        <ChatLog chat={chat} messages={messages} outbox={outbox} ticket={ticket} />
        <Composer
          isChat
          label={t('message')}
          placeholder={t('hint')}
          value={text}
          maxLength={CHAT_TEXT_MAX}
          onChange={(next) => setDraft({ text: next })}
          onSend={() => {
            outbox.say(text.trim())
            setDraft({ text: '' })
            forget()
          }}
          send={t('send')}
          tools={
            <>
              <IconButton
                icon={Copy}
                label={t('copy')}
                disabled={messages.length === 0}
                onClick={() => void copyWhole()}
              />
              {canTicket && ticket.offeredAt === undefined && (
                <Button
                  variant="ghost"
                  icon={Ticket}
                  busy={ticket.isBusy ? t('making') : undefined}
                  onClick={ticket.make}
                >
                  {t('toTicket')}
                </Button>
              )}
            </>
          }
        />
      </div>
    </Dialog>
  )
}

/** Whether anybody reads what is written now. */
function Presence({ isStaffed }: { isStaffed: boolean | undefined }) {
  const isOnline = useOnline()
  if (!isOnline) return <Tag kind="no">{t('offline')}</Tag>
  if (isStaffed === undefined) return null
  return isStaffed ? <Tag kind="done">{t('staffed')}</Tag> : <Tag>{t('away')}</Tag>
}

async function copyWhole(): Promise<void> {
  try {
    const whole = await readWhole()
    await navigator.clipboard.writeText(whole.map(lineOf).join('\n'))
    notify.success(t('copied'))
  } catch {
    notify.error(t('notCopied'))
  }
}

function lineOf({ author, event, text, timeStamp }: ChatMessage): string {
  const by = author === 'system' ? '' : `${t(author === 'player' ? 'you' : 'support')}: `
  return `[${formatDate(timeStamp)}] ${by}${event ? t(`event.${event}`) : text}`
}
