import { strikeNote } from '@zar/contract/office/player-acts'
import { type Note, type PlayerPage, writeNote } from '@zar/contract/office/players'
import { Eraser, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { AreaField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

type NotesProps = {
  player: PlayerPage
  offers: Offers
  isWriting: boolean
  onWrite: (isWriting: boolean) => void
}

/** What staff wrote down about the player, which the player never reads. */
export function Notes({ player, offers, isWriting, onWrite }: NotesProps) {
  const [struck, setStruck] = useState<Note>()
  const { notes, id } = player
  const write = offers('note.write')
  if (notes === null && !write.isHere) return null
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('notes')}</h2>
        {notes && notes.length > 0 && <span className="o-micro">{notes.length}</span>}
        {write.refusal === undefined && (
          <span className="o-push">
            <IconButton size="s" icon={Plus} label={t('addNote')} onClick={() => onWrite(true)} />
          </span>
        )}
      </div>
      <div className="o-panel__b">
        {isWriting && <NoteForm id={id} onClose={() => onWrite(false)} />}
        {notes === null && <p className="o-micro">{t('closed')}</p>}
        {notes?.length === 0 && !isWriting && <p className="o-micro">{t('noNotes')}</p>}
        <ul>
          {notes?.map((note) => (
            <NoteLine
              key={note.id}
              note={note}
              onStrike={
                offers('note.strike').refusal === undefined ? () => setStruck(note) : undefined
              }
            />
          ))}
        </ul>
      </div>
      {struck && <StrikeDialog id={id} note={struck} onClose={() => setStruck(undefined)} />}
    </section>
  )
}

function NoteLine({ note, onStrike }: { note: Note; onStrike: (() => void) | undefined }) {
  return (
    <li className="o-p__item">
      <Face name={note.by} />
      <div>
        <NoteText note={note} />
        <small>
          {note.by} · {formatDate(note.at)}
        </small>
      </div>
      {onStrike && !note.isStruck && (
        <IconButton size="s" icon={Eraser} label={t('strike')} onClick={onStrike} />
      )}
    </li>
  )
}

function NoteText({ note: { text, isStruck } }: { note: Note }) {
  if (text === null) return <p className="haze">{t('struck')}</p>
  return isStruck ? (
    <p>
      <del>{text}</del>
    </p>
  ) : (
    <p>{text}</p>
  )
}

const NOTE_MIN = 3

function NoteForm({ id, onClose }: { id: string; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const refresh = useRefresh(id)
  const [text, setText, forget] = useDraft(`player:${id}:note`, '')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const isShort = text.trim().length < NOTE_MIN
  const save = async () => {
    setAsked(true)
    if (isShort || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await call(writeNote, { id, text: text.trim() })
      forget()
      notify(t('saved'))
      await refresh()
      onClose()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }
  return (
    <div ref={box} className="o-p__form">
      <AreaField
        label={t('noteText')}
        help={t('noteHelp')}
        error={isAsked && isShort ? t('noteShort') : undefined}
        maxLength={2_000}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.target.value)}
      />
      {error !== undefined && (
        <Say tone="no" role="alert">
          {failureText(error)}
        </Say>
      )}
      <div className="o-row">
        <Button kind="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={isBusy ? t('saving') : undefined} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

function StrikeDialog({ id, note, onClose }: { id: string; note: Note; onClose: () => void }) {
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('strikeTitle')}
      verb={t('strikeVerb')}
      isDangerous
      needsWords
      consequence={t('strikeDoes')}
      draft={`player:${id}:strike:${note.id}`}
      onConfirm={async ({ text }) => {
        await call(strikeNote, { id, note: note.id, reason: text })
        notify(t('struckDone'))
        await refresh()
      }}
      onClose={onClose}
    >
      <p className="o-note">“{note.text}”</p>
    </Confirm>
  )
}
