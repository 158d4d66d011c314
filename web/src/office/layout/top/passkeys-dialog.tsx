import type { Passkey } from '@zar/contract/players/passkey'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { hasPasskeys } from '../../../lib/session/passkey.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from './passkeys-texts.ts'
import { usePasskeys } from './use-passkeys.ts'

const CODE = /^\d{6}$/

/** The passkeys of whoever is here: listed, added and taken away, for six digits or another key. */
export function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const { list, isBusy, wrong, add, remove } = usePasskeys()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const keys = list.data ?? []
  const mayShow = CODE.test(code) || (code === '' && keys.length > 0 && hasPasskeys())
  /** Whether it was done. A code is good once. */
  const then = async (deed: (shown: string) => Promise<boolean>): Promise<boolean> => {
    setAsked(!mayShow)
    if (!mayShow) return false
    const isDone = await deed(code)
    setCode('')
    return isDone
  }
  return (
    <OfficeDialog title={t('title')} onClose={onClose}>
      {list.isPending && <p role="status">{t('loading')}</p>}
      {list.isError && <Failed error={list.error} onAgain={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className="o-micro">{t('none')}</p>}
      <ul className="o-stack">
        {keys.map((key) => (
          <Line
            key={key.id}
            passkey={key}
            onRemove={() => void then((shown) => remove(key, shown))}
          />
        ))}
      </ul>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        error={isAsked && !mayShow ? t('codeMissing') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value.trim())}
      />
      {hasPasskeys() ? (
        <AddForm
          isBusy={isBusy}
          onBlank={() => setAsked(!mayShow)}
          onAdd={(name) => then((shown) => add(name, shown))}
        />
      ) : (
        <Say tone="info">{t('noDevice')}</Say>
      )}
      {wrong && (
        <Say tone="no" role="alert">
          {wrong}
        </Say>
      )}
    </OfficeDialog>
  )
}

const Line = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => (
  <li className="o-row">
    <span>
      <b>{passkey.name}</b>{' '}
      <span className="o-micro">
        {t('added', { at: formatDate(passkey.addedAt) })} ·{' '}
        {passkey.lastUsedAt ? t('used', { at: formatDate(passkey.lastUsedAt) }) : t('unused')}
      </span>
    </span>
    <span className="o-push">
      <Button size="s" aria-label={t('remove', { name: passkey.name })} onClick={onRemove}>
        {t('removeShort')}
      </Button>
    </span>
  </li>
)

type FormProps = {
  isBusy: boolean
  /** The name is missing: what else is missing is told with it. */
  onBlank: () => void
  onAdd: (name: string) => Promise<boolean>
}

/** A new key under a name. */
function AddForm({ isBusy, onBlank, onAdd }: FormProps) {
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isNamed = name.trim() !== ''
    setAsked(!isNamed)
    if (!isNamed) return onBlank()
    if (await onAdd(name.trim())) setName('')
  }
  return (
    <form className="o-stack" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        error={isAsked && !name.trim() ? t('nameMissing') : undefined}
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind="primary" busy={isBusy ? t('adding') : undefined}>
        {t('add')}
      </Button>
    </form>
  )
}
