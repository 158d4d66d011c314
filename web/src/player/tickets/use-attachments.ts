import { TICKET_LIMITS, TICKET_UPLOAD_PATH, TicketFile } from '@zar/contract/support/ticket'
import { useState } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { request } from '../../lib/api/request.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { t } from './texts.ts'

export type Attachment = {
  /** Made here, so that an upload that is tried again is the same file. */
  id: string
  file: File
  state: 'going' | 'there' | 'failed'
}

/** The files of a message that is being written: each goes up as soon as it was chosen. */
export function useAttachments() {
  const [list, setList] = useState<Attachment[]>([])
  const set = (id: string, state: Attachment['state']) =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, state } : one)))

  const send = async ({ id, file }: Pick<Attachment, 'id' | 'file'>) => {
    set(id, 'going')
    try {
      await upload(id, file)
      set(id, 'there')
    } catch (error) {
      notify.error(failureText(error))
      set(id, 'failed')
    }
  }
  const add = (files: File[]) => {
    const room = TICKET_LIMITS.filesMax - list.length
    if (files.length > room) notify.warning(t('attach.many'))
    const fresh = files
      .slice(0, Math.max(0, room))
      .filter(isSendable)
      .map((file) => ({ id: crypto.randomUUID(), file, state: 'going' as const }))
    setList((before) => [...before, ...fresh])
    for (const one of fresh) void send(one)
  }
  return {
    list,
    add,
    retry: (one: Attachment) => void send(one),
    remove: (id: string) => setList((before) => before.filter((one) => one.id !== id)),
    clear: () => setList([]),
    /** A message is sent when all of its files are there. */
    isReady: list.every(({ state }) => state === 'there'),
    ids: list.map(({ id }) => id),
  }
}
export type Attachments = ReturnType<typeof useAttachments>

function isSendable({ name, size }: File): boolean {
  if (size > TICKET_LIMITS.fileMaxBytes) notify.warning(t('attach.big', { name }))
  else if (size === 0) notify.warning(t('attach.empty', { name }))
  else return true
  return false
}

async function upload(id: string, file: File): Promise<void> {
  const query = new URLSearchParams({ id, name: file.name.slice(-200) || 'dosya' })
  const wire = { method: 'POST', path: `${TICKET_UPLOAD_PATH}?${query}` } as const
  TicketFile.parse((await request(wire, file)).data)
}
