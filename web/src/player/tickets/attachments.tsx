import { TICKET_FILE_PATH, TICKET_FILE_TYPES, type TicketFile } from '@zar/contract/ticket'
import { Download, FileText, Paperclip, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { download } from '../../lib/download.ts'
import { failureText } from '../../lib/failure-text.ts'
import { locale } from '../../lib/translate.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { notify } from '../../ui/toast.tsx'
import { t } from './texts.ts'
import type { Attachment, Attachments } from './use-attachments.ts'

const ACCEPTED = Object.keys(TICKET_FILE_TYPES).join(',')
const KB = 1024

/** `812 KB`, `3,4 MB`. */
function sizeOf(bytes: number): string {
  const isLarge = bytes >= KB * KB
  const size = bytes / (isLarge ? KB * KB : KB)
  const number = size.toLocaleString(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return `${bytes < KB ? 1 : number} ${isLarge ? 'MB' : 'KB'}`
}

/** The button that picks files. */
export function AttachButton({ attachments }: { attachments: Attachments }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('attach')}
        onChange={({ target }) => {
          attachments.add([...(target.files ?? [])])
          // The same file can be picked again after it was taken out.
          target.value = ''
        }}
      />
      <Button variant="line" icon={Paperclip} onClick={() => input.current?.click()}>
        {t('attach')}
      </Button>
    </>
  )
}

/** The files that go with the message, and what has become of each. */
export function AttachmentList({ attachments }: { attachments: Attachments }) {
  if (attachments.list.length === 0) return null
  return (
    <ul className="files" aria-label={t('files')}>
      {attachments.list.map((one) => (
        <li key={one.id} className="files__one">
          {one.state === 'going' ? <Spinner /> : <Icon of={FileText} />}
          <span className="files__name">
            <b>{one.file.name}</b>
            <State one={one} />
          </span>
          {one.state === 'failed' && (
            <IconButton
              icon={RotateCw}
              label={t('attach.retry', { name: one.file.name })}
              onClick={() => attachments.retry(one)}
            />
          )}
          <IconButton
            icon={X}
            label={t('attach.remove', { name: one.file.name })}
            onClick={() => attachments.remove(one.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function State({ one }: { one: Attachment }) {
  if (one.state === 'there') return <small className="num">{sizeOf(one.file.size)}</small>
  return (
    <small role="status" className={one.state === 'failed' ? 'files__bad' : undefined}>
      {t(`attach.${one.state}`)}
    </small>
  )
}

/** The files of a message that was sent. */
export function SentFiles({ files }: { files: TicketFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="files" aria-label={t('files')}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <button
            type="button"
            className="files__one files__one--sent"
            aria-label={t('download', { name })}
            onClick={() =>
              void download(`${TICKET_FILE_PATH}/${id}`, name).catch((error: unknown) =>
                notify.error(failureText(error)),
              )
            }
          >
            <Icon of={FileText} />
            <span className="files__name">
              <b>{name}</b>
              <small className="num">{sizeOf(bytes)}</small>
            </span>
            <Icon of={Download} size="s" />
          </button>
        </li>
      ))}
    </ul>
  )
}
