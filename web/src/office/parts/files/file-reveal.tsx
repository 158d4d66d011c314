import './files.css'
import { Download, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { RevealForm, useSecondsOf } from '../dialogs/masked.tsx'

const t = texts({
  tr: {
    file: '{name}, {size}: aç',
    fileClosed: '{name}, {size}',
    fileSave: 'Kaydet: {name}',
    fileLeft: '{seconds} sn açık',
  },
  en: {
    file: '{name}, {size}: open',
    fileClosed: '{name}, {size}',
    fileSave: 'Save {name}',
    fileLeft: 'open for {seconds} s',
  },
})

type Shown = { name: string; type: string; content: string }

const KILO = 1_024
const sizeOf = (bytes: number): string =>
  bytes < KILO * KILO
    ? `${Math.max(1, Math.round(bytes / KILO))} KB`
    : `${(bytes / KILO / KILO).toFixed(1)} MB`

const isPicture = (type: string): boolean => type.startsWith('image/')

type Props = {
  file: { name: string; bytes: number }
  mayView: boolean
  /** Gives it for a reason. */
  onReveal: (reason: string) => Promise<Shown>
}

/** A file of the player, hidden until a reason is given, and again after a minute. */
export function FileReveal({ file, mayView, onReveal }: Props) {
  const [shown, setShown] = useState<Shown>()
  const seconds = useSecondsOf(shown, () => setShown(undefined))
  const { name, bytes } = file
  const words = { name, size: sizeOf(bytes) }
  if (shown) return <Open shown={shown} seconds={seconds} />
  if (!mayView)
    return (
      <span className="o-row haze">
        <Icon of={Paperclip} size="s" />
        {t('fileClosed', words)}
      </span>
    )
  return (
    <span className="o-mask">
      <Popover
        label={t('file', words)}
        className="o-link o-row"
        face={
          <>
            <Icon of={Paperclip} size="s" />
            {t('fileClosed', words)}
          </>
        }
      >
        {(close) => (
          <RevealForm
            onReveal={onReveal}
            onValue={(value) => {
              close()
              setShown(value)
            }}
          />
        )}
      </Popover>
    </span>
  )
}

/** Points of a picture run nothing; anything else is saved and opened elsewhere. */
function Open({ shown: { name, type, content }, seconds }: { shown: Shown; seconds: number }) {
  return (
    <span className="o-file">
      {isPicture(type) ? (
        <img src={`data:${type};base64,${content}`} alt={name} />
      ) : (
        <a
          className="o-link o-row"
          href={`data:application/octet-stream;base64,${content}`}
          download={name}
        >
          <Icon of={Download} size="s" />
          {t('fileSave', { name })}
        </a>
      )}
      <span className="o-micro">{t('fileLeft', { seconds })}</span>
    </span>
  )
}
