import './call-request.css'
import { useMutation } from '@tanstack/react-query'
import { LIMITS } from '@zar/contract/limits'
import { CONTACT_TYPES, callMe } from '@zar/contract/support/support'
import { useState } from 'react'
import { callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { closeDialog } from '../../lib/dialog/dialog.ts'
import { useLoginFirst } from '../../lib/session/login-first.ts'
import { useDraftState } from '../../lib/storage/drafts.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { AreaField } from '../../ui/form/field-area.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlay/dialog.tsx'
import { type CallRequest, isReady, wrongIn } from './call-request.ts'
import { ContactRows } from './contact-rows.tsx'
import { t } from './texts.ts'

const EMPTY: CallRequest = {
  name: '',
  message: '',
  contacts: [{ key: 1, type: CONTACT_TYPES.phone, contact: '' }],
}

/** A player asks to be called. */
export function CallRequestDialog() {
  if (!useLoginFirst()) return null
  return (
    <Dialog title={t('title')} onClose={closeDialog} isNarrow>
      <CallRequestForm />
    </Dialog>
  )
}

function CallRequestForm() {
  const [request, setRequest, forget] = useDraftState('call request', EMPTY)
  const marks = useMarks(request)
  const saving = useSave()
  const set = (change: Partial<CallRequest>) => setRequest({ ...request, ...change })
  const leave = () => {
    forget()
    closeDialog()
  }
  return (
    <form
      className="dialog__fill"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        marks.markAll()
        if (isReady(request) && !saving.isPending) saving.mutate(request, { onSuccess: leave })
      }}
    >
      <DialogBody>
        <div className="callme">
          <p>{t('note')}</p>
          <TextField
            label={t('name')}
            value={request.name}
            maxLength={LIMITS.callName.max}
            autoComplete="name"
            error={marks.name ? t('name.wrong') : undefined}
            onChange={(event) => set({ name: event.target.value })}
            onBlur={() => marks.leave('name')}
          />
          <AreaField
            label={t('message')}
            hint={`${request.message.length} / ${LIMITS.callMessage.max}`}
            value={request.message}
            maxLength={LIMITS.callMessage.max}
            error={marks.message ? t('message.wrong') : undefined}
            onChange={(event) => set({ message: event.target.value })}
            onBlur={() => marks.leave('message')}
          />
          <ContactRows
            contacts={request.contacts}
            wrong={marks.contacts}
            onChange={(contacts) => set({ contacts })}
            onLeave={marks.leave}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button
          type="submit"
          variant="primary"
          size="l"
          wide
          disabled={!isReady(request)}
          busy={saving.isPending ? t('saving') : undefined}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </form>
  )
}

type Left = 'name' | 'message' | number

/** What is wrong shows at a field once it was left, and at all of them once the form was sent. */
function useMarks(request: CallRequest) {
  const [left, setLeft] = useState<ReadonlySet<Left>>(new Set())
  const wrong = wrongIn(request)
  return {
    name: wrong.name && left.has('name'),
    message: wrong.message && left.has('message'),
    contacts: wrong.contacts.filter((key) => left.has(key)),
    leave: (field: Left) => setLeft(new Set([...left, field])),
    markAll: () =>
      setLeft(new Set<Left>(['name', 'message', ...request.contacts.map(({ key }) => key)])),
  }
}

function useSave() {
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: ({ name, message, contacts }: CallRequest) =>
      callForAnswer(callMe, {
        name,
        message,
        contacts: contacts.map(({ type, contact }) => ({ type, contact })),
      }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (failure) => notify.error(failureText(failure)),
  })
}
