import { useMutation } from '@tanstack/react-query'
import { passkeyChallenge, passkeyLogin } from '@zar/contract/players/passkey'
import { Fingerprint } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { hasPasskeys, NoPasskey, signWithKey } from '../../../lib/session/passkey.ts'
import { signIn } from '../../../lib/session/session.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { t } from '../texts.ts'

/** Logs in with a passkey of this device: no name and no password is typed. */
export function PasskeyButton() {
  const opening = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: async () => {
      const { challenge, siteId } = await call(passkeyChallenge, {})
      return callWithBox(passkeyLogin, { signature: await signWithKey(challenge, siteId) })
    },
    onSuccess: ({ data, message }) => {
      signIn(data)
      closeDialog()
      if (message) notify.success(message)
    },
    onError: (failure) => {
      if (failure instanceof NoPasskey) notify.info(t('passkey.none'))
      else notify.error(failureText(failure))
    },
  })
  if (!hasPasskeys()) return null
  return (
    <Button
      icon={Fingerprint}
      size="l"
      wide
      busy={opening.isPending ? t('passkey.busy') : undefined}
      onClick={() => opening.mutate()}
    >
      {t('passkey')}
    </Button>
  )
}
