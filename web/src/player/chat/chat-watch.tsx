import { useEffect } from 'react'
import { useDialog } from '../../lib/dialog/dialog.ts'
import { onHub } from '../../lib/hub/hub.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { closeOutbox, outboxOf } from './player-outbox.ts'
import { t } from './texts.ts'

/** Whether the chat is open or not: sends what was typed before, and says when support has answered. */
export function ChatWatch({ usercode }: { usercode: string }) {
  const isOpen = useDialog()?.name === 'chat'
  useEffect(() => {
    void outboxOf(usercode).flush()
    return closeOutbox
  }, [usercode])
  useEffect(() => {
    if (isOpen) return
    return onHub('Chat', ({ author }) => {
      if (author === 'support') notify.info(t('answered'))
    })
  }, [isOpen])
  return null
}
