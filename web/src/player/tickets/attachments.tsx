import { TICKET_FILE_TYPES } from '@zar/contract/support/ticket'
import { FileText, Paperclip, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { sizeOf } from './file-size.ts'
import { t } from './texts.ts'
import type { Attachment, Attachments } from './use-attachments.ts'

const ACCEPTED = Object.keys(TICKET_FILE_TYPES).join(',')
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
