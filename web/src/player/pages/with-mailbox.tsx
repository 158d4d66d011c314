import type { ComponentType } from 'react'
import { MailboxSlot } from '../auth/code/mailbox-slot.ts'
import { DemoMailbox } from '../sandbox/demo-mailbox.tsx'

/** What has a code sent, with the demo mailbox beside the code's field. */
export function withMailbox<Props extends object>(
  Inner: ComponentType<Props>,
): ComponentType<Props> {
  return function WithMailbox(props) {
    return (
      <MailboxSlot value={DemoMailbox}>
        <Inner {...props} />
      </MailboxSlot>
    )
  }
}
