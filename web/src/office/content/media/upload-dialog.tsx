import { MEDIA_LIMITS, MEDIA_TYPES, uploadMedia } from '@zar/contract/office/content/media'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { useSaving } from '../../parts/api/use-saving.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-content.ts'
import { t } from './texts.ts'

type Props = { onUploaded?: (name: string) => void; onClose: () => void }

/** Sends a picture with a name for the office; what the file is the server looks at. */
export function UploadDialog({ onUploaded, onClose }: Props) {
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, save } = useSaving()
  const url = useObjectUrl(file)
  const missing = missingIn(file, title)
  const send = () => {
    setAsked(true)
    if (!file || missing.file || missing.title) return
    void save(async () => {
      const content = await base64Of(file)
      const { name } = await call(uploadMedia, { title: title.trim(), content })
      await refresh()
      notify(t('uploaded'))
      onUploaded?.(name)
      onClose()
    })
  }
  return (
    <OfficeDialog
      title={t('upload')}
      onClose={onClose}
      foot={
        <>
          <span className="o-push" />
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" busy={isBusy ? t('sending') : undefined} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <FileField
        file={file}
        error={isAsked ? missing.file : undefined}
        onFile={(chosen) => {
          setFile(chosen)
          if (chosen && title === '') setTitle(nameOf(chosen))
        }}
      />
      {url && <img className="o-content__upload" src={url} alt={t('preview')} />}
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        error={isAsked ? missing.title : undefined}
        value={title}
        maxLength={MEDIA_LIMITS.title}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
    </OfficeDialog>
  )
}

type FileProps = {
  file: File | undefined
  error: string | undefined
  onFile: (file: File | undefined) => void
}

/** A button that picks a file: the browser's own is in the browser's language. */
function FileField({ file, error, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="o-field">
      <div className="o-row">
        <Button icon={ImageUp} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <span className="o-ell">{file?.name ?? t('noFile')}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept={MEDIA_TYPES.join(',')}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <p className={error ? 'o-help o-help--bad' : 'o-help'} role={error ? 'alert' : undefined}>
        {error ?? t('fileHelp')}
      </p>
    </div>
  )
}

function missingIn(file: File | undefined, title: string) {
  const isBig = (file?.size ?? 0) > MEDIA_LIMITS.bytes
  return {
    file: file ? (isBig ? t('fileBig') : undefined) : t('fileMissing'),
    title: title.trim() ? undefined : t('nameMissing'),
  }
}

/** The name of a file without its ending. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, MEDIA_LIMITS.title)

/** An address of the file in this page alone. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** Bytes at a time, so that no call takes more arguments than an engine can. */
const STEP = 8_192

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(text)
}
