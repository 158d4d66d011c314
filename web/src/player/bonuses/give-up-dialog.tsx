import './bonuses.css'
import { useMutation } from '@tanstack/react-query'
import type { declineBonus } from '@zar/contract/bonus'
import type { declineFreeRounds } from '@zar/contract/casino/free-rounds'
import type { ReactNode } from 'react'
import { useRefreshBonuses } from '../../lib/account/bonuses.ts'
import { callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { Refused } from '../../lib/api/request.ts'
import { closeDialog } from '../../lib/dialog/dialog.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlay/dialog.tsx'

type GiveUpProps = {
  title: string
  /** Asked with the id when the player says yes. */
  endpoint: typeof declineBonus | typeof declineFreeRounds
  id: string
  keep: string
  yes: string
  busy: string
  /** What it costs. */
  children: ReactNode
}

/** Where no answer came the question stays, for another try. */
const closeIfRefused = (failure: unknown) => {
  if (failure instanceof Refused) closeDialog()
}

/** Asks before something of the player's is given up for good. */
export function GiveUpDialog({ title, endpoint, id, keep, yes, busy, children }: GiveUpProps) {
  const refresh = useRefreshBonuses()
  const decline = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () => callForAnswer(endpoint, { id }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (failure) => notify.error(failureText(failure)),
    onSettled: refresh,
  })
  return (
    <Dialog title={title} onClose={closeDialog} isNarrow>
      <DialogBody>
        <div className="giveup">{children}</div>
      </DialogBody>
      <DialogFoot>
        <div className="giveup__acts">
          <Button onClick={closeDialog}>{keep}</Button>
          <Button
            variant="danger"
            busy={decline.isPending ? busy : undefined}
            onClick={() =>
              decline.mutate(undefined, { onSuccess: closeDialog, onError: closeIfRefused })
            }
          >
            {yes}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  )
}
