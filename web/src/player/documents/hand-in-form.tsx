import { DOCUMENT_FILE_TYPES, DOCUMENT_LIMITS } from '@zar/contract/players/documents'
import { Camera, FileText, FolderOpen, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { usePhone } from '../../lib/browser/media.ts'
import { useOnline } from '../../lib/browser/online.ts'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { t } from './texts.ts'
import { useHandIn } from './use-hand-in.ts'

const ACCEPTED = Object.keys(DOCUMENT_FILE_TYPES).join(',')
const count = DOCUMENT_LIMITS.filesMax

/** Chooses files, drops them or takes pictures of them, and hands them in as one document. */
export function HandInForm({ payment }: { payment: string }) {
  const form = useHandIn(payment)
  const { files, wrong, sent, add, send } = form
  const isOnline = useOnline()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <form
      className={isOver ? 'asked__form is-over' : 'asked__form'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Choices onAdd={add} />
      <ChosenFiles form={form} />
      {wrong && (
        <p className="asked__wrong" role="alert">
          {wrong}
        </p>
      )}
      {!isOnline && (
        <p className="asked__note" role="status">
          {t('offline')}
        </p>
      )}
      {files.length > 0 && (
        <Button
          type="submit"
          variant="primary"
          disabled={!isOnline}
          busy={sent === undefined ? undefined : t('sending', { done: sent, count: files.length })}
        >
          {t(wrong ? 'again' : 'send')}
        </Button>
      )}
    </form>
  )
}

function Choices({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const isPhone = usePhone()
  return (
    <>
      <p className="asked__note">
        {!isPhone && <b>{t('drop')}</b>} {t('rules', { count })}
      </p>
      <div className="asked__choices">
        {isPhone && <Choice word="camera" onAdd={onAdd} />}
        <Choice word="choose" onAdd={onAdd} />
      </div>
    </>
  )
}

type ChoiceProps = { word: 'camera' | 'choose'; onAdd: (files: readonly File[]) => void }

function Choice({ word, onAdd }: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const isCamera = word === 'camera'
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={isCamera ? 'image/jpeg,image/png' : ACCEPTED}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera}
        aria-label={t(word)}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])])
          // The same file can be chosen again after it was taken out.
          target.value = ''
        }}
      />
      <Button
        variant="line"
        icon={isCamera ? Camera : FolderOpen}
        onClick={() => input.current?.click()}
      >
        {t(word)}
      </Button>
    </>
  )
}

function ChosenFiles({ form }: { form: ReturnType<typeof useHandIn> }) {
  if (form.files.length === 0) return null
  return (
    <ul className="asked__files" aria-label={t('files')}>
      {form.files.map(({ id, file }) => (
        <li key={id}>
          <Icon of={FileText} />
          <span>{file.name}</span>
          <IconButton
            icon={X}
            label={t('remove', { name: file.name })}
            disabled={form.sent !== undefined}
            onClick={() => form.remove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
