import {
  importStatement,
  STATEMENT_MAX_CHARS,
  type StatementCame,
} from '@zar/contract/office/house/statements'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { textOf } from '../../parts/text-of-file.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { problemName, t } from './texts.ts'
import { useScreenAnew } from './use-statements.ts'

type Problems = StatementCame['problems']

/** Told in the dialog, where the file can be chosen anew. */
class WrongFile extends Error {}

/** What is missing of a statement, in words. */
function lacksOf(file: File | undefined, from: string, to: string): string | undefined {
  if (!file) return t('fileMissing')
  if (file.size > STATEMENT_MAX_CHARS) return t('fileLarge')
  return from === '' || to === '' || from > to ? t('daysMissing') : undefined
}

/** Brings in a CSV file of the bank, with the days that it is of. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const anew = useScreenAnew()
  const [file, setFile] = useState<File>()
  const [days, setDays] = useState({ from: '', to: '' })
  const [problems, setProblems] = useState<Problems>([])
  const bring = async (reason: string) => {
    if (!file) return
    setProblems([])
    const content = await textOf(file)
    const came = await call(importStatement, { name: file.name, content, ...days, reason })
    if (!came.statement) {
      setProblems(came.problems)
      throw new WrongFile()
    }
    const { name, lines, differing } = came.statement
    notify(came.isNew ? t('taken', { name, count: lines, differing }) : t('again'))
    await anew()
  }
  return (
    <Confirm
      title={t('dialog')}
      verb={t('verb')}
      needsWords
      consequence={t('does')}
      lacks={lacksOf(file, days.from, days.to)}
      draft="statement:import"
      onConfirm={({ text }) => bring(text)}
      saysFailure={(failure) =>
        failure instanceof WrongFile ? <WrongLines all={problems} /> : null
      }
      onClose={onClose}
    >
      <TextField
        label={t('choose')}
        isLacking={!file || file.size > STATEMENT_MAX_CHARS}
        help={t('chooseHelp')}
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <TextField
        label={t('from')}
        type="date"
        value={days.from}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
      />
      <TextField
        label={t('until')}
        isLacking={days.to < days.from || days.to === ''}
        type="date"
        value={days.to}
        onChange={({ target }) => setDays({ ...days, to: target.value })}
      />
    </Confirm>
  )
}

const WrongLines = ({ all }: { all: Problems }) => (
  <Say tone="no" role="alert">
    {t('problems', { count: all.length })}
    <ul>
      {all.map(({ line, what }) => (
        <li key={`${line}:${what}`}>{t('problem', { line, what: problemName(what) })}</li>
      ))}
    </ul>
  </Say>
)
