import {
  importWatchList,
  LIST_MAX_CHARS,
  previewWatchList,
  type WatchListPreview,
} from '@zar/contract/office/risk/watch-lists'
import { useRef, useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { textOf } from '../../parts/text-of-file.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { problemName, t } from './list-texts.ts'
import { useScreeningAnew } from './use-screening.ts'

type Read =
  | { state: 'none' | 'large' | 'reading' }
  | { state: 'failed'; error: unknown }
  | { state: 'read'; name: string; content: string; preview: WatchListPreview }

/** What keeps the file from being brought in, in words. */
function lacksOf(read: Read): string | undefined {
  if (read.state === 'none') return t('fileMissing')
  if (read.state === 'large') return t('fileLarge')
  if (read.state !== 'read') return t('unread')
  return read.preview.list ? undefined : t('wrong')
}

/** Shows what a file would change, or what is wrong with it, and brings it in. */
export function BringDialog({ reason, onClose }: { reason: string; onClose: () => void }) {
  const anew = useScreeningAnew()
  const { read, choose } = usePreview(reason)
  const bring = async (because: string) => {
    if (read.state !== 'read' || !read.preview.list) return
    const { name, content, preview } = read
    const seen = preview.list?.change ?? { added: 0, changed: 0, removed: 0 }
    const { list, isNew } = await call(importWatchList, { name, content, seen, reason: because })
    notify(list && isNew ? t('taken', { name: list.name, version: list.version }) : t('again'))
    await anew()
  }
  return (
    <Confirm
      title={t('dialog')}
      verb={t('verb')}
      needsWords
      consequence={t('does')}
      lacks={lacksOf(read)}
      draft="watch-list:import"
      onConfirm={({ text }) => bring(text)}
      onClose={onClose}
    >
      <TextField
        label={t('choose')}
        isLacking
        help={t('chooseHelp')}
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <Preview read={read} />
    </Confirm>
  )
}

/** Reads a file as it is chosen. Of two the last one counts, whichever answer comes first. */
function usePreview(reason: string) {
  const [read, setRead] = useState<Read>({ state: 'none' })
  const last = useRef(0)
  const choose = async (file: File | undefined) => {
    last.current += 1
    const own = last.current
    const say = (next: Read) => {
      if (own === last.current) setRead(next)
    }
    if (!file) return say({ state: 'none' })
    if (file.size > LIST_MAX_CHARS) return say({ state: 'large' })
    say({ state: 'reading' })
    try {
      const content = await textOf(file)
      const preview = await call(previewWatchList, { content, reason })
      say({ state: 'read', name: file.name, content, preview })
    } catch (error) {
      say({ state: 'failed', error })
    }
  }
  return { read, choose }
}

function Preview({ read }: { read: Read }) {
  if (read.state === 'reading')
    return (
      <p className="o-micro" role="status">
        {t('reading')}
      </p>
    )
  if (read.state === 'failed')
    return (
      <Say tone="no" role="alert">
        {failureText(read.error)}
      </Say>
    )
  if (read.state !== 'read') return null
  const { list, problems } = read.preview
  if (list)
    return (
      <Say tone="info" role="status">
        {t('becomes', {
          name: list.name,
          kind: t(list.kind),
          version: list.version,
          entries: list.entries,
        })}
        <br />
        {list.isKnown ? t('known') : t('change', list.change)}
      </Say>
    )
  return (
    <Say tone="no" role="alert">
      {t('problems', { count: problems.length })}
      <ul>
        {problems.map(({ line, what }) => (
          <li key={`${line}:${what}`}>{t('problem', { line, what: problemName(what) })}</li>
        ))}
      </ul>
    </Say>
  )
}
