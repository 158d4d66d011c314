import { PAYMENT_STATUS } from '@zar/contract/payment'
import { Tag, type TagKind } from '../../../ui/data-display/tag.tsx'
import { t } from '../texts.ts'

type Status = keyof typeof PAYMENT_STATUS

const TAGS: Partial<Record<Status, TagKind>> = {
  Confirmed: 'done',
  Pending: 'wait',
  Merged: 'info',
  Rejected: 'no',
  Created: 'info',
}

/** The name of a number of PAYMENT_STATUS. */
export const statusName = (status: number): Status => {
  const names = Object.keys(PAYMENT_STATUS) as Status[]
  return names.find((name) => PAYMENT_STATUS[name] === status) ?? 'None'
}

/** What has become of a payment, in a word. */
export function StatusTag({ status }: { status: number }) {
  const name = statusName(status)
  const kind = TAGS[name]
  return <Tag {...(kind && { kind })}>{t(`status.${name}`)}</Tag>
}
