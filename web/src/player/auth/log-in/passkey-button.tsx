import { useMutation } from '@tanstack/react-query'
import { passkeyChallenge, passkeyLogin } from '@zar/contract/passkey'
import { Fingerprint } from 'lucide-react'
import { call } from '../../../lib/call.ts'
import { callWithBox } from '../../../lib/demo-box.ts'
import { closeDialog } from '../../../lib/dialog.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { hasPasskeys, NoPasskey, signWithKey } from '../../../lib/passkey.ts'
import { signIn } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
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
