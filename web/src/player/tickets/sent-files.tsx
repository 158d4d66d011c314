import { useQuery } from '@tanstack/react-query'
import {
  TICKET_FILE_PATH,
  TICKET_PICTURE_TYPES,
  type TicketFile,
} from '@zar/contract/support/ticket'
import { Download, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { download, fetchOwn } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { WhenNear } from '../../ui/gallery/when-near.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { sizeOf } from './file-size.ts'
import { t } from './texts.ts'

const pathOf = (id: string) => `${TICKET_FILE_PATH}/${id}`
const isPicture = (type: string) => TICKET_PICTURE_TYPES.some((one) => one === type)

/** The files of a message that was sent: a picture is seen small, anything else by its name. */
export function SentFiles({ files }: { files: TicketFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="files" aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>
          <SentFile file={file} />
        </li>
      ))}
    </ul>
  )
}

/** Pressed, it is saved as it is. */
function SentFile({ file: { id, name, bytes, type } }: { file: TicketFile }) {
  const [hasFailed, setFailed] = useState(false)
  const isShown = isPicture(type) && !hasFailed
  return (
    <button
      type="button"
      className={`files__one files__one--sent${isShown ? ' files__one--picture' : ''}`}
      aria-label={t('download', { name })}
      onClick={() =>
        void download(pathOf(id), name).catch((error: unknown) => notify.error(failureText(error)))
      }
    >
      {isShown ? (
        <span className="files__picture">
          <WhenNear height="100%">
            <Picture id={id} onFail={() => setFailed(true)} />
          </WhenNear>
        </span>
      ) : (
        <Icon of={FileText} />
      )}
      <span className="files__name">
        <b>{name}</b>
        <small className="num">{sizeOf(bytes)}</small>
      </span>
      <Icon of={Download} size="s" />
    </button>
  )
}

/**
 * The file itself, in the frame that holds its place. It comes with the player's token, so a plain
 * address would not do; what is shown is a picture by its type, and a picture runs nothing.
 */
function Picture({ id, onFail }: { id: string; onFail: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['me', 'ticket-file', id],
    queryFn: () => fetchPicture(id),
    // A file never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  useEffect(() => {
    if (isError) onFail()
  }, [isError, onFail])
  return url && <img src={url} alt="" onError={onFail} />
}

async function fetchPicture(id: string): Promise<Blob> {
  const blob = await fetchOwn(pathOf(id))
  if (!isPicture(blob.type)) throw new Error(`no picture: ${blob.type}`)
  return blob
}
