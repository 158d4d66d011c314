import { MESSAGE_MAX, messagePlayer } from '@zar/contract/office/player-acts'
import type { PlayerPage } from '@zar/contract/office/players'
import { type KeyboardEvent, useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { AreaField, TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

const WORDS_MIN = 3
const isShort = (text: string): boolean => text.trim().length < WORDS_MIN

/** Writes into the player's inbox, in the words that they read. */
export function MessageDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { words, setWords, isAsked, isBusy, error, submit } = useMessage(player, onClose)
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  const language = t(player.locale === 'en' ? 'english' : 'turkish')
  return (
    <OfficeDialog
      title={t('messageTitle', { name: player.username })}
      onClose={onClose}
      foot={
        <>
          <span className="o-push" />
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind="primary"
            keyName="Ctrl ↵"
            busy={isBusy ? t('sending') : undefined}
            onClick={submit}
          >
            {t('messageSend')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('messageHead')}
        value={words.title}
        maxLength={MESSAGE_MAX.title}
        error={isAsked && isShort(words.title) ? t('tooShort') : undefined}
        onKeyDown={sendByKey}
        onChange={(event) => setWords({ ...words, title: event.target.value })}
      />
      <AreaField
        label={t('messageText')}
        help={t('messageHelp', { language })}
        hint={`${words.note.length} / ${MESSAGE_MAX.note}`}
        value={words.note}
        maxLength={MESSAGE_MAX.note}
        error={isAsked && isShort(words.note) ? t('tooShort') : undefined}
        onKeyDown={sendByKey}
        onChange={(event) => setWords({ ...words, note: event.target.value })}
      />
      {error !== undefined && (
        <Say tone="no" role="alert">
          {failureText(error)}
        </Say>
      )}
    </OfficeDialog>
  )
}

function useMessage({ id, username }: PlayerPage, onClose: () => void) {
  const [words, setWords, forget] = useDraft(`player:${id}:message`, { title: '', note: '' })
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await call(messagePlayer, { id, title: words.title.trim(), note: words.note.trim() })
      forget()
      notify(t('messageSent', { name: username }))
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const submit = () => {
    setAsked(true)
    if (!isBusy && !isShort(words.title) && !isShort(words.note)) void send()
  }
  return { words, setWords, isAsked, isBusy, error, submit }
}
