import { FileCheck2, FileUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from './words/texts.ts'

type Props = {
  label: string
  note: string
  error?: string | undefined
  file: File | null
  onFile: (file: File | null) => void
  /** Where such a file is published: a link, which only its reader follows. */
  published?: { url: string; name: string; label: string }
}

/** A file to choose, or to drop here: the input lies over the whole well and takes both. */
export function FileWell({ label, note, error, file, onFile, published }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const state = [isOver && 'is-over', error && 'is-bad', file && 'is-there']
  return (
    <div className="evi__field">
      <div className={['evi__well', ...state].filter(Boolean).join(' ')}>
        <label>
          <Icon of={file ? FileCheck2 : FileUp} size="l" />
          <span className="evi__file">
            <b>{label}</b>
            <span id={`${id}-now`}>{file ? file.name : t('pick')}</span>
          </span>
          <input
            type="file"
            aria-label={label}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-now ${id}-note`}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onFile(chosen)
              // The same file can be chosen again after it was changed.
              target.value = ''
            }}
          />
        </label>
        {file && (
          <IconButton icon={X} label={t('clear', { name: label })} onClick={() => onFile(null)} />
        )}
      </div>
      <div className="evi__note">
        <FieldNote id={`${id}-note`} note={note} error={error} />
        {published && (
          <a className="link" href={published.url} download={published.name}>
            {published.label}
          </a>
        )}
      </div>
    </div>
  )
}
