import { notify } from '../toasts/toasts.ts'
import { Confirm, type ConfirmProps } from './confirm-dialog.tsx'

type Props = Omit<ConfirmProps, 'needsWords' | 'onConfirm'> & {
  /** What is done or proposed, for the reason that was given. */
  deed: (reason: string) => Promise<unknown>
  /** Said once it is. */
  said: string
  /** Reads anew what has changed. */
  anew: () => Promise<unknown>
}

/** A deed that asks for a reason alone. */
export const DecideDialog = ({ deed, said, anew, ...confirm }: Props) => (
  <Confirm
    {...confirm}
    needsWords
    onConfirm={async ({ text }) => {
      await deed(text)
      notify(said)
      await anew()
    }}
  />
)
