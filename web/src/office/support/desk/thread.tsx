import './desk.css'
import type { SupportNote } from '@zar/contract/office/support/shared'
import { readTicketFile } from '@zar/contract/office/support/tickets'
import type { TicketFile } from '@zar/contract/support/ticket'
import { StickyNote } from 'lucide-react'
import { formatClock, formatDate } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { call } from '../../parts/api/call.ts'
import { FileReveal } from '../../parts/files/file-reveal.tsx'
import { t } from './texts.ts'

type Event = 'closed' | 'reopened' | 'from_chat' | 'away' | 'ticket'
export type Line = {
  place: number
  author: 'player' | 'support' | 'system'
  text: string
  by: string | null
  event: Event | null
  at: string
  files?: readonly TicketFile[]
}

type Entry =
  | { kind: 'line'; at: string; line: Line }
  | { kind: 'note'; at: string; note: SupportNote }

/** Messages and notes as they came. */
function inOrder(lines: readonly Line[], notes: readonly SupportNote[]): Entry[] {
  const entries: Entry[] = [
    ...lines.map((line) => ({ kind: 'line' as const, at: line.at, line })),
    ...notes.map((note) => ({ kind: 'note' as const, at: note.at, note })),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

type Props = {
  lines: readonly Line[]
  notes: readonly SupportNote[]
  /** The player's user name. */
  name: string
  mayViewFiles?: boolean
}

/** What was said, as text alone: the player at the left, the house at the right, notes between. */
export const Thread = ({ lines, notes, name, mayViewFiles = false }: Props) => (
  <ol className="o-th" aria-label={t('thread')}>
    {inOrder(lines, notes).map((entry) =>
      entry.kind === 'note' ? (
        <NoteLine key={`note:${entry.note.id}`} note={entry.note} />
      ) : (
        <Said key={entry.line.place} line={entry.line} name={name} mayViewFiles={mayViewFiles} />
      ),
    )}
  </ol>
)

const timeOf = (at: string): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? formatClock(at) : formatDate(at)
}

function Said({ line, name, mayViewFiles }: { line: Line; name: string; mayViewFiles: boolean }) {
  const { author, text, by, event, at, files = [] } = line
  if (event)
    return (
      <li className="o-th__sys">
        {t(`event.${event}`)}
        {by && ` · ${by}`} · {timeOf(at)}
      </li>
    )
  const who = author === 'player' ? name : (by ?? t('support'))
  return (
    <li className={author === 'support' ? 'o-th__m is-us' : 'o-th__m'}>
      <p>{text}</p>
      {files.map((file) => (
        <FileReveal
          key={file.id}
          file={file}
          mayView={mayViewFiles}
          onReveal={(reason) => call(readTicketFile, { id: file.id, reason })}
        />
      ))}
      <small>
        {who} · {timeOf(at)}
      </small>
    </li>
  )
}

const NoteLine = ({ note: { by, text, at } }: { note: SupportNote }) => (
  <li className="o-th__note">
    <Icon of={StickyNote} size="s" />
    <div>
      <b>{t('note')}</b> · {by} · {timeOf(at)}
      <p>{text}</p>
      <small>{t('noteOnly')}</small>
    </div>
  </li>
)
