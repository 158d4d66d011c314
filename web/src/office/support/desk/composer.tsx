import { StickyNote } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { useKeys } from '../../parts/keys/use-keys.ts'
import { ComposerField, type ComposerProps } from './composer-field.tsx'
import { t } from './texts.ts'

/** Where an answer is written, or a note that no player reads; each keeps what was typed of its case. */
export function Composer(props: ComposerProps) {
  const [isNote, setNote] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focus = () => setTimeout(() => box.current?.querySelector('textarea')?.focus())
  const toNote = () => {
    setNote(true)
    focus()
  }
  const toAnswer = () => {
    setNote(false)
    focus()
  }
  useKeys(props.note.refusal === undefined ? { n: toNote } : {})
  return (
    <div ref={box} className={isNote ? 'o-cmp is-note' : 'o-cmp'}>
      {isNote ? (
        <ComposerField
          key="note"
          {...props}
          draft={`${props.draft}:note`}
          label={t('noteField')}
          min={3}
          max={2_000}
          answer={{ verb: t('saveNote'), ...props.note }}
          other={undefined}
          isNote
          left={
            <>
              <Button kind="ghost" size="s" onClick={toAnswer}>
                {t('toAnswer')}
              </Button>
              <span className="o-micro">{t('noteOnly')}</span>
            </>
          }
        />
      ) : (
        <ComposerField
          key="answer"
          {...props}
          isNote={false}
          left={
            props.note.refusal === undefined && (
              <IconButton size="s" icon={StickyNote} label={t('noteKey')} onClick={toNote} />
            )
          }
        />
      )}
    </div>
  )
}
