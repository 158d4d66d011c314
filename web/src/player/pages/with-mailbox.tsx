import type { ComponentType } from 'react'
import { MailboxSlot } from '../auth/mailbox-slot.ts'
import { DemoMailbox } from '../sandbox/demo-mailbox.tsx'

/** A dialog or page that has a code sent, with the demo mailbox beside the code's field. */
export function withMailbox(Inner: ComponentType): ComponentType {
  return function WithMailbox() {
    return (
      <MailboxSlot value={DemoMailbox}>
        <Inner />
      </MailboxSlot>
    )
  }
}
