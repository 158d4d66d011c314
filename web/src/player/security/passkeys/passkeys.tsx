import '../security.css'
import type { Passkey } from '@zar/contract/players/passkey'
import { useState } from 'react'
import { isAway } from '../../../lib/api/query.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { hasPasskeys } from '../../../lib/session/passkey.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { AddPasskey, FormRoom, PasswordStep } from '../forms.tsx'
import { t } from './passkey-texts.ts'
import { usePasskeyChange, usePasskeys } from './use-passkeys.ts'

type Open = { removing: string } | 'adding' | 'done'

/** The player's passkeys: a list, one more, one less. */
export function Passkeys() {
  const passkeys = usePasskeys()
  const { data } = passkeys
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen('done')
  const change = usePasskeyChange({ onDone: close })
  if (isAway(passkeys)) return <ErrorState onRetry={() => void passkeys.refetch()} />
  return (
    <div className="secure">
      <div className="secure__head">
        <div>
          <b>{t('title')}</b>
          <p className="secure__prompt">{t(hasPasskeys() ? 'note' : 'unsupported')}</p>
        </div>
        {hasPasskeys() && open !== 'adding' && (
          <Button
            // What was opened has gone, and with it the focus.
            key={open === 'done' ? 'again' : 'first'}
            autoFocus={open === 'done'}
            size="s"
            aria-label={t('addLabel')}
            onClick={() => setOpen('adding')}
          >
            {t('add')}
          </Button>
        )}
      </div>
      {open === 'adding' && (
        <FormRoom>
          <AddPasskey add={change.add} onCancel={close} />
        </FormRoom>
      )}
      {!data && <Skeleton height="48px" />}
      {data && data.length > 0 && (
        <ul className="keys">
          {data.map((one) => (
            <li key={one.id}>
              {typeof open === 'object' && open.removing === one.id ? (
                <FormRoom>
                  <PasswordStep
                    prompt={t('remove.prompt', { name: one.name })}
                    busy={change.remove.isPending ? t('removing') : undefined}
                    onPassword={(password) => change.remove.mutate({ id: one.id, password })}
                    onCancel={close}
                  />
                </FormRoom>
              ) : (
                <Key passkey={one} onRemove={() => setOpen({ removing: one.id })} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Key = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const { name, addedAt, lastUsedAt } = passkey
  return (
    <div className="secure__head">
      <div>
        <span className="keys__name">{name}</span>
        <p className="secure__prompt num">
          {t('added', { date: formatDate(addedAt) })} ·{' '}
          {lastUsedAt ? t('used', { date: formatDate(lastUsedAt) }) : t('unused')}
        </p>
      </div>
      <Button size="s" aria-label={t('removeLabel', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
